"""WebKitGTK, in this process; its forms are those of browser_rows.py.

Rounding: whole numbers of 1/64 pixel.
Traps: it needs a display, and root has no sandbox to start its helpers in; without acceleration turned off it waits
for a graphics card. A script's value comes back through the main loop.
"""

import json
import os
from fractions import Fraction

os.environ.update(WEBKIT_DISABLE_COMPOSITING_MODE="1", WEBKIT_DISABLE_DMABUF_RENDERER="1")
import gi  # noqa: E402

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402
from browser_rows import serve_browser  # noqa: E402

VERSION = ".".join(str(number()) for number in (
    WebKit2.get_major_version, WebKit2.get_minor_version, WebKit2.get_micro_version))


class Page:
    """One empty page."""

    def __init__(self):
        self.window, self.view = Gtk.Window(), WebKit2.WebView()
        self.window.add(self.view)
        self.window.set_default_size(1400, 500)
        self.window.show_all()
        self.view.connect("load-changed", lambda view, event: event == WebKit2.LoadEvent.FINISHED and Gtk.main_quit())
        self.view.load_html("<!doctype html><body style='margin:0'>", None)
        Gtk.main()

    def evaluate(self, script):
        """The value of a script in the page; RuntimeError where it throws."""
        found = []

        def finish(view, result):
            try:
                found.append(json.loads(view.evaluate_javascript_finish(result).to_string()))
            except Exception as error:  # GLib's, whatever it is: the question must be answered
                found.append(RuntimeError(str(error)))
            Gtk.main_quit()

        text = f"JSON.stringify(window.eval({json.dumps(script)}))"
        self.view.evaluate_javascript(text, -1, None, None, None, finish)
        Gtk.main()
        if isinstance(found[0], RuntimeError):
            raise found[0]
        return found[0]


serve_browser(__doc__, f"WebKitGTK {VERSION}", Page().evaluate, Fraction(1, 64))
