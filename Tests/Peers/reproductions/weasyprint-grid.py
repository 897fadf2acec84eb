# WeasyPrint overflows a grid of 100 pixels by 15, and leaves 40 of another unused.
# Expected 40, 60 (CSS Grid 1, 12.7.1: a track whose least is longer than its share is fixed, and fr is found again) and
# 10, 90 (12.6: what a track at its limit does not take is shared by the others).
from weasyprint import HTML

PAGE = "<style>@page { size: 500px } body { margin: 0 } section { display: grid; width: 100px } div { height: 1px }</style>"
for tracks in ("minmax(40px, 1fr) minmax(0, 3fr)", "minmax(0, 10px) minmax(0, 10000px)"):
    row = f'<section style="grid-template-columns: {tracks}"><div></div><div></div></section>'
    body = HTML(string=PAGE + row).render().pages[0]._page_box.children[0].children[0]
    print(*(box.width for box in body.children[0].children))
