"""site.py: every page of the site is shown by Chromium, and every link in it leads somewhere.

  python site.py FOLDER

FOLDER is what Scripts/documentation made.  Documents and modules are opened in the browser, which finds their headings and links;
pages of single declarations, some thousands of one kind, are read as the data that docc shows.  Links to other sites are
counted and not followed.
"""

import functools
import http.server
import json
import pathlib
import sys
import threading
import urllib.parse

from browser import Failure, chromium, require


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_):
        pass


def page_of(path):
    """An address without its last slash."""
    return urllib.parse.unquote(path).rstrip("/")


def shown(browser, server, path):
    """The names and links of a page, once its heading is there."""
    page = browser.new_page()
    faults = []
    page.on("console", lambda message: message.type == "error" and faults.append(message.text))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("response", lambda response: response.status >= 400 and faults.append(f"{response.status} {response.url}"))
    page.goto(f"{server}{path}")
    page.wait_for_selector("h1")
    # The heading comes with the page's text, and what it shows follows.  An idle network is no sign: Chromium does not always
    # report it, and it fetches pictures below the window when one scrolls.
    page.wait_for_load_state("load")
    page.wait_for_timeout(200)
    found = page.evaluate("""() => ({
        names: [...document.querySelectorAll("[id]")].map(element => element.id),
        links: [...document.querySelectorAll("main a[href], main img[src]")].map(
            element => element.getAttribute("href") ?? element.getAttribute("src")),
        pictures: [...document.images].filter(image => image.complete && !image.naturalWidth).map(image => image.src)})""")
    page.close()
    require(not faults, f"{path}: {faults}")
    require(not found["pictures"], f"{path}: pictures that are not shown: {found['pictures']}")
    return set(found["names"]), found["links"]


def check_data(site, base):
    """Every page that a page's data refer to has data; the number of references."""
    count = 0
    for file in sorted((site / "data").rglob("*.json")):
        for reference in json.loads(file.read_text(encoding="utf-8")).get("references", {}).values():
            url = reference.get("url", "") if reference.get("type") in ("topic", "section") else ""
            if not url.startswith("/documentation"):
                continue
            count += 1
            target = site / "data" / (page_of(url.partition("#")[0]).lstrip("/") + ".json")
            require(target.exists(), f"{file.relative_to(site)}: /{base}{url} is not there")
    return count


def main():
    folder = pathlib.Path(sys.argv[1])
    site = next(path for path in folder.iterdir() if path.is_dir())
    base = site.name
    references = check_data(site, base)
    handler = functools.partial(Quiet, directory=str(folder))
    served = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=served.serve_forever, daemon=True).start()
    server = f"http://127.0.0.1:{served.server_port}"
    root = f"/{base}/documentation"
    overview = json.loads((site / "data/documentation/overview.json").read_text(encoding="utf-8"))
    documents = [overview["references"][name]["url"] for topic in overview["topicSections"] for name in topic["identifiers"]]
    opened = [f"{root}", *sorted(f"{root}/{path.stem}" for path in (site / "data/documentation").glob("*.json"))]
    opened += [f"/{base}{url}" for url in documents]
    names, links = {}, {}
    with chromium() as browser:
        for path in dict.fromkeys(opened):
            names[path], links[path] = shown(browser, server, path)
    inside = outside = 0
    for path, found in links.items():
        for link in found:
            address = urllib.parse.urlsplit(urllib.parse.urljoin(f"{server}{path}", link))
            if f"{address.scheme}://{address.netloc}" != server:
                outside += 1
                continue
            inside += 1
            there = page_of(address.path)
            file = folder / there.lstrip("/")
            require(file.is_file() or (file / "index.html").is_file(), f"{path}: {link} leads nowhere")
            if address.fragment and there in names:
                require(urllib.parse.unquote(address.fragment) in names[there], f"{path}: {link} has no such heading")
    served.shutdown()
    print(f"{len(names)} pages shown, {inside} links followed, {outside} to other sites, {references} references of data")


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"site: {failure}")
