// The page's side of browser_rows.py: a row as elements, their lengths read back.  Lengths in CSS pixels.

var sizes = {row: "width", column: "height"};

/** Sets every property, in the order given or in the opposite one. */
function dress(element, style, reverse) {
    const properties = Object.entries(style);
    for (const [name, value] of reverse ? properties.reverse() : properties) element.style.setProperty(name, value);
}

/** Appends the children; in reverse, each is moved to its place afterwards, with a layout after every step. */
function fill(container, children, reverse) {
    if (!reverse) return container.append(...children);
    for (const child of [...children].reverse().concat(children)) {
        container.append(child);
        container.getBoundingClientRect();
    }
}

/** Lengths and offsets of the row's items. */
function answer({direction, container, items, reverse, detours}) {
    const size = sizes[direction], start = direction === "row" ? "left" : "top";
    const line = document.createElement("div");
    document.body.append(line);
    try {
        dress(line, container, reverse);
        const children = items.map(style => {
            const child = document.createElement("div");
            dress(child, style, reverse);
            return child;
        });
        fill(line, children, reverse);
        for (const length of detours) {
            line.style.setProperty(size, length);
            line.getBoundingClientRect();
        }
        if (detours.length) line.style.setProperty(size, container[size]);
        const boxes = children.map(child => child.getBoundingClientRect()), from = line.getBoundingClientRect()[start];
        return {lengths: boxes.map(box => box[size]), offsets: boxes.map(box => box[start] - from)};
    } finally {
        line.remove();
    }
}

/** Lengths of the items of a container that is given as HTML, after it has had every length in turn. */
function laidOut({html, lengths}) {
    const host = document.createElement("div");
    host.innerHTML = html;
    document.body.append(host);
    try {
        const box = host.firstElementChild, items = [...(box.rows ? box.rows[0].cells : box.children)];
        let found = [];
        for (const length of lengths) {
            box.style.width = length;
            found = items.map(item => item.getBoundingClientRect().width);
        }
        return found;
    } finally {
        host.remove();
    }
}
