/* tree.mod: how large is every view of a screen, and where does it stand?

   A tree of stacks, overlays, frames and paddings in one program.  The root is as close to its proposal as its
   content lets it be; then, container by container from the root on: the least overflow, each tier as long as
   possible, fair lengths, children as large as possible across; at last every line as far at the start as possible.
   MathProg solves for one objective at a time: `stage` says which, and `reached` what the earlier ones came to.

   Lengths in points, x to the right (axis 1) and y down (axis 2).  The Swift twin is ScreenProgram. */

# A number above every length: no upper bound.
param infinite := 1e30;

# How many views there are, what each is called, and what holds it (-1: nothing, it is the root).
param count, integer, >= 1;
set VIEWS := 0..count - 1;
set AXES := 1..2;
param name{VIEWS} symbolic, default '-';
param parent{VIEWS}, integer, default -1;

# The bounds of each view's size.
param lower{VIEWS, AXES}, >= 0, default 0;
param upper{VIEWS, AXES}, >= 0, default infinite;

# What is proposed to the root, along the axes where something is.
set PROPOSED within AXES, default {};
param proposed{PROPOSED}, >= 0;

# Paddings: (view, axis), the space before the view, and before and behind it together.
set PADDED within {VIEWS, AXES};
param before{PADDED}, >= 0;
param around{PADDED}, >= 0;

# Stacks along their axis: (first child, axis), (child, child before it, axis) with the gap, (last child, axis).
set FIRST within {VIEWS, AXES};
set NEXT within {VIEWS, VIEWS, AXES};
param gap{NEXT};
set LAST within {VIEWS, AXES};

# Views that are offered the size of what holds them, and may overflow it: in frames and behind overlays.
set OFFERED within {VIEWS, AXES};

# Views whose place is a linear function of sizes (in frames), and views whose guide is one (on a line of what
# holds them); of the latter, those that have to lie within what holds them, and of these, those that no guide pulls
# apart, so that each may be as large as what holds them.
set PLACED within {VIEWS, AXES};
set ALIGNED within {VIEWS, AXES};
set WITHIN within ALIGNED;
set TOGETHER within WITHIN;

# The linear functions: a constant, multiples of sizes and multiples of offsets (view, axis; other view, axis).
param constant{PLACED union ALIGNED}, default 0;
set BY_SIZE within {VIEWS, AXES, VIEWS, AXES};
param size_factor{BY_SIZE};
set BY_OFFSET within {VIEWS, AXES, VIEWS, AXES};
param offset_factor{BY_OFFSET};

# Containers that align their children along an axis.
set LINES within {VIEWS, AXES};

# In a stack with a policy of its own: the size at level 0, and what is gained per level.
param base{VIEWS, AXES}, default 0;
param rate{VIEWS, AXES}, >= 0, default 1;

# What each stage is about: 'overflow', 'size', 'difference' or 'line'; of which views, of which pairs.
param stages, integer, >= 1;
param goal{1..stages} symbolic, in {'overflow', 'size', 'difference', 'line'};
set OF{1..stages} within {VIEWS, AXES};
set PAIRS{1..stages} within {VIEWS, VIEWS, AXES};

# The stage to be solved, the last one by default, and what the earlier ones reached.
param stage, integer, >= 1, <= stages, default stages;
param reached{1..stage - 1}, default 0;

# Room for the rounding of what was reached.
param room{k in 1..stage - 1} := 1e-9 * max(1, abs(reached[k]));

# Size and offset of each view, overflow, lines, and differences of sizes.
var size{v in VIEWS, a in AXES}, >= lower[v, a];
var offset{VIEWS, AXES};
var e{VIEWS, AXES}, >= 0;
var line{LINES};
var d{k in 1..stages, PAIRS[k]}, >= 0;

minimize overflow{1..1: goal[stage] = 'overflow'}: sum{(v, a) in OF[stage]} e[v, a];
maximize fill{1..1: goal[stage] = 'size'}: sum{(v, a) in OF[stage]} size[v, a];
minimize differences{1..1: goal[stage] = 'difference'}: sum{(i, j, a) in PAIRS[stage]} d[stage, i, j, a];
minimize lines{1..1: goal[stage] = 'line'}: sum{(v, a) in OF[stage]} line[v, a];

# No view exceeds its greatest size.
s.t. most{v in VIEWS, a in AXES: upper[v, a] < infinite}: size[v, a] <= upper[v, a];

# The root is no larger than its proposal, but for the overflow; it starts at 0.
s.t. root{a in PROPOSED}: size[0, a] - e[0, a] <= proposed[a];
s.t. origin{a in AXES}: offset[0, a] = 0;

# A padding is as large as its view and the space around it.
s.t. pad_size{(v, a) in PADDED}: size[parent[v], a] - size[v, a] = around[v, a];
s.t. pad_offset{(v, a) in PADDED}: offset[v, a] = before[v, a];

# In a stack each child follows the one before it, and the last ends within the stack.
s.t. first{(v, a) in FIRST}: offset[v, a] = 0;
s.t. next{(v, u, a) in NEXT}: offset[v, a] = offset[u, a] + size[u, a] + gap[v, u, a];
s.t. along{(v, a) in LAST}: offset[v, a] + size[v, a] <= size[parent[v], a];

# A view that is offered a size exceeds it by its overflow only.
s.t. offer{(v, a) in OFFERED}: size[v, a] - size[parent[v], a] - e[v, a] <= 0;

# A view in a frame stands where the frame's guide and its own say.
s.t. place{(v, a) in PLACED}: offset[v, a] = constant[v, a]
    + sum{(v, a, u, b) in BY_SIZE} size_factor[v, a, u, b] * size[u, b]
    + sum{(v, a, u, b) in BY_OFFSET} offset_factor[v, a, u, b] * offset[u, b];

# The guides of the views in a container lie on its line.
s.t. align{(v, a) in ALIGNED}: offset[v, a] + constant[v, a]
    + sum{(v, a, u, b) in BY_SIZE} size_factor[v, a, u, b] * size[u, b]
    + sum{(v, a, u, b) in BY_OFFSET} offset_factor[v, a, u, b] * offset[u, b] = line[parent[v], a];

# They start and end within the container.
s.t. start{(v, a) in WITHIN}: offset[v, a] >= 0;
s.t. finish{(v, a) in WITHIN}: offset[v, a] + size[v, a] <= size[parent[v], a];

# Which makes them no larger; said once more where it is all that holds them.
s.t. fit{(v, a) in TOGETHER}: size[v, a] <= size[parent[v], a];

# The difference of two sizes, or of their levels, in either direction.
s.t. above{k in 1..stages, (i, j, a) in PAIRS[k]}:
    rate[j, a] * (size[i, a] - base[i, a]) - rate[i, a] * (size[j, a] - base[j, a]) <= d[k, i, j, a];
s.t. below{k in 1..stages, (i, j, a) in PAIRS[k]}:
    rate[i, a] * (size[j, a] - base[j, a]) - rate[j, a] * (size[i, a] - base[i, a]) <= d[k, i, j, a];

# Earlier objectives keep what they reached.
s.t. hold_overflow{k in 1..stage - 1: goal[k] = 'overflow'}:
    sum{(v, a) in OF[k]} e[v, a] <= reached[k] + room[k];
s.t. hold_fill{k in 1..stage - 1: goal[k] = 'size'}:
    sum{(v, a) in OF[k]} size[v, a] >= reached[k] - room[k];
s.t. hold_differences{k in 1..stage - 1: goal[k] = 'difference'}:
    sum{(i, j, a) in PAIRS[k]} d[k, i, j, a] <= reached[k] + room[k];

solve;

# Where each view starts in the root.
param from_root{v in VIEWS, a in AXES} := offset[v, a] + if parent[v] >= 0 then from_root[parent[v], a];
printf "%-24s %10s %10s %10s %10s\n", "view", "x", "y", "width", "height";
printf{v in VIEWS} "%-24s %10.3f %10.3f %10.3f %10.3f\n",
    name[v], from_root[v, 1], from_root[v, 2], size[v, 1], size[v, 2];

end;
