# Taffy 0.7: two nodes of grow 0.25 with a gap of 2 in 10 get 1 each.
# Expected 2, 2: factors that sum to 0.5 hand out half of the 8 that the gap leaves; Taffy takes the gap off again.
from stretchable import Node
from stretchable.style import AUTO

row = Node(size=(10, AUTO), gap=2).add(Node(flex_grow=0.25, flex_basis=0), Node(flex_grow=0.25, flex_basis=0))
row.compute_layout(use_rounding=False)
print(*(node.get_box().width for node in row))
