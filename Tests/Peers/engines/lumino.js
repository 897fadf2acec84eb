// lumino.js: BoxEngine of Lumino (JupyterLab's panels); the protocol is that of programs.py.

// @lumino/widgets looks for a browser when it is loaded; BoxEngine itself needs none.
class Element {}
Object.assign(globalThis, {
    Element, DragEvent: class {}, MouseEvent: class {}, window: globalThis, requestAnimationFrame() {},
    document: {createElement: () => ({style: {}}), addEventListener() {}},
});
Object.defineProperty(globalThis, "navigator", {value: {platform: "", userAgent: ""}, configurable: true});
const {BoxEngine, BoxSizer} = require("@lumino/widgets");

console.log(require("@lumino/widgets/package.json").version);
require("readline").createInterface({input: process.stdin}).on("line", line => {
    const [gap, count, ...rest] = line.trim().split(" ").map(Number), sizers = [];
    for (let at = count; at < rest.length; at += 5) {
        const [least, natural, most, weight] = rest.slice(at, at + 4), sizer = new BoxSizer();
        Object.assign(sizer, {minSize: least, sizeHint: natural, maxSize: most < 0 ? Infinity : most, stretch: weight});
        sizers.push(sizer);
    }
    for (const container of rest.slice(0, count)) BoxEngine.calc(sizers, container - gap * (sizers.length - 1));
    console.log(sizers.map(sizer => sizer.size).join(" "));
});
