"""Chromium, headless, over two pipes (browser.py); its forms are those of browser_rows.py.

Rounding: whole numbers of 1/64 pixel; free space is shared item after item, so that the remainder is spread.
Traps: column widths of tables are whole pixels. Lines that a page wraps have no place here: the page is made as wide
as its content.
"""

from fractions import Fraction

from browser import Browser
from browser_rows import serve_browser

browser = Browser()
try:
    serve_browser(__doc__, f"Chromium {browser.version}", browser.evaluate, Fraction(1, 64))
finally:
    browser.close()
