# WeasyPrint shrinks items of 60 and 40 in 101 with a gap of 11 alike, to 55 and 35.
# Expected 54, 36 (CSS Flexbox 1, 9.7): the line lacks 10, and bases of 60 and 40 give 6 and 4 of it. The line is taken
# for one that grows, as the items without the gap are not longer than 101, and grow factors share what is missing.
from weasyprint import HTML

PAGE = """<style>@page { size: 500px } body { margin: 0 } section { display: flex; width: 101px; gap: 11px }
div { height: 1px }</style>"""
LINE = '<div style="flex: 1 1 60px; min-width: 0"></div><div style="flex: 1 1 40px; min-width: 0"></div>'
body = HTML(string=f"{PAGE}<section>{LINE}</section>").render().pages[0]._page_box.children[0].children[0]
print(*(box.width for box in body.children[0].children))
