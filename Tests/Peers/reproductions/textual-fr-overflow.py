# Textual: two widgets of 1fr in 11 cells take 16.
# Expected 5, 6: both bounds can be kept, 5 + 6 = 11. Once all are held, 1fr is the whole container.
import asyncio

from textual.app import App
from textual.containers import Horizontal
from textual.widgets import Static


class Row(App):
    CSS = """Horizontal { width: 11; height: 1 }  Static { width: 1fr }
             #first { max-width: 5 }  #second { min-width: 6 }"""

    def compose(self):
        yield Horizontal(Static(id="first"), Static(id="second"))


async def main():
    row = Row()
    async with row.run_test(size=(80, 5)):
        print(*(row.query_one(name).size.width for name in ("#first", "#second")))


asyncio.run(main())
