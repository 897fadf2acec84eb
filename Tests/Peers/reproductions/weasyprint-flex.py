# WeasyPrint leaves 40 of 100 pixels of a flex line unused, and overflows another by 10.
# Expected 10, 90 and 40, 60 (CSS Flexbox 1, 9.7, step 5.d: items that violate are frozen, and the rest is shared anew).
from weasyprint import HTML

PAGE = """<style>@page { size: 500px } body { margin: 0 } section { display: flex; width: 100px }
div { height: 1px }</style>"""
LINES = (
    '<div style="flex: 1 1 0; max-width: 10px"></div><div style="flex: 1 1 0"></div>',
    '<div style="flex: 0 1 100px"></div><div style="flex: 0 1 100px; min-width: 60px"></div>',
)
for line in LINES:
    body = HTML(string=f"{PAGE}<section>{line}</section>").render().pages[0]._page_box.children[0].children[0]
    print(*(box.width for box in body.children[0].children))
