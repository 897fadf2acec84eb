# WebKit shrinks two items of bases 50 and 122.25 in a line of 57.5 to 32.72 and 102.25.
# Expected 27.06, 102.25 (CSS Flexbox 1, 9.7, step 4.b: the free space is held back by the factors'
# sum in every round anew; Chromium and Firefox do so).
import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

PAGE = """<!doctype html><body style="margin: 0"><section style="display: flex; width: 57.5px">
<div style="flex: 0 0.2 50px; min-width: 20px"></div>
<div style="flex: 0 0.125 122.25px; min-width: 102.25px"></div></section>"""
window, view = Gtk.Window(), WebKit2.WebView()
window.add(view)
window.show_all()


def ask(view, event):
    if event == WebKit2.LoadEvent.FINISHED:
        script = "[...document.querySelectorAll('div')].map(e => e.getBoundingClientRect().width).join(' ')"
        view.evaluate_javascript(script, -1, None, None, None, answer)


def answer(view, result):
    print(view.evaluate_javascript_finish(result).to_string())
    Gtk.main_quit()


view.connect("load-changed", ask)
view.load_html(PAGE, None)
Gtk.main()
