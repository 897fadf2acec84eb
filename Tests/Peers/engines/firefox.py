"""Firefox, headless, over a socket (marionette.py); its forms are those of browser_rows.py.

Rounding: whole numbers of 1/60 pixel, so that even a whole container may come back a unit off.
Traps: the profile's folder must exist; a first start asks for permission to collect data and opens other pages. The
port of Marionette is the profile's to say.
"""

from fractions import Fraction

from browser_rows import serve_browser
from marionette import Firefox

firefox = Firefox()
try:
    serve_browser(__doc__, f"Firefox {firefox.version}", firefox.evaluate, Fraction(1, 60))
finally:
    firefox.process.kill()
    firefox.process.wait()
