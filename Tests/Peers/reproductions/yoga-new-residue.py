# A newer Yoga (pyyoga): shrinking three nodes in 100 gives lengths of millions.
# Expected 36.9, 28, 69.1: bases 40, 30, 90, shrink 0.1, 0.2, 0.3, least 35, 28, 60 (CSS Flexbox 1, 9.7). All nodes are
# held in the first pass, and the second divides by a sum of factors that should be 0 and is not quite.
import pyyoga as yoga

settings = yoga.Config()
settings.point_scale_factor = 0
row = yoga.Node(settings)
row.width, row.height, row.flex_direction = 100, 10, yoga.FlexDirection.Row
nodes = []
for basis, shrink, least in ((40, 0.1, 35), (30, 0.2, 28), (90, 0.3, 60)):
    node = yoga.Node(settings)
    node.flex_basis, node.flex_shrink, node.min_width = basis, shrink, least
    row.insert_child(node, len(nodes))
    nodes.append(node)
row.calculate_layout(float("nan"), float("nan"), yoga.Direction.LTR)
print(*(node.layout_width for node in nodes))
