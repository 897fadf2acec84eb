# Yoga 1.19: two nodes that grow alike in 100, with bases 10 and 0, of which the first is at least 20, get 60 and 40.
# Expected 55, 45: CSS subtracts the bases as stated, 90 to share; Yoga shares what the clamped bases leave, 80.
import poga.libpoga_capi as yoga

row = yoga.YGNodeNew()
yoga.YGNodeStyleSetFlexDirection(row, yoga.YGFlexDirection.Row)
yoga.YGNodeStyleSetWidth(row, 100)
nodes = [yoga.YGNodeNew(), yoga.YGNodeNew()]
for place, (node, basis) in enumerate(zip(nodes, (10, 0))):
    yoga.YGNodeStyleSetFlexGrow(node, 1)
    yoga.YGNodeStyleSetFlexBasis(node, basis)
    yoga.YGNodeInsertChild(row, node, place)
yoga.YGNodeStyleSetMinWidth(nodes[0], 20)
yoga.YGNodeCalculateLayout(row, float("nan"), float("nan"), yoga.YGDirection.LTR)
print(*map(yoga.YGNodeLayoutGetWidth, nodes))
