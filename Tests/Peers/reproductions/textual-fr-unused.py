# Textual: widgets of 6fr, 1fr and 6fr leave 4 of 81 cells unused, though the first has no maximum.
# Expected 35, 11, 35: the second is held at its minimum of 11, and 70 are left for two of 6fr. The third is held at its
# maximum of 37 in the same pass, by the fraction from before, and 6fr become (81 - 11 - 37) / 6 * 6 = 33 for both.
import asyncio

from textual.app import App
from textual.containers import Horizontal
from textual.widgets import Static


class Row(App):
    CSS = """Horizontal { width: 81; height: 1 }  Static { width: 6fr }
             #second { width: 1fr; min-width: 11 }  #third { max-width: 37 }"""

    def compose(self):
        yield Horizontal(Static(id="first"), Static(id="second"), Static(id="third"))


async def main():
    row = Row()
    async with row.run_test(size=(120, 5)):
        print(*(row.query_one(name).size.width for name in ("#first", "#second", "#third")))


asyncio.run(main())
