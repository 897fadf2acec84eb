/* glue.mod: TeX's glue setting (The TeXbook, chapter 12).

   A line stretches or shrinks from its natural lengths; only glue of the highest order of infinity present takes
   part, in proportion to its stretch or shrink.  Finite glue shrinks no further than its shrinkability.

   Lengths in points.  The Swift twin is GiniProgram of a glue row, its last objective. */

# A number above every length: no upper bound.
param infinite := 1e30;

# How many items the line has, what each is called, and the gap behind each.
param count, integer, >= 0;
set ITEMS := 0..count - 1;
param name{ITEMS} symbolic, default '-';
param gap{ITEMS}, default 0;

# The container, and what is left of it for the items.
param available;
param space := available - sum{i in ITEMS} gap[i];

# Bounds, natural lengths, and how far each item gives with which order of infinity (0 is finite).
param minimum{ITEMS}, >= 0, default 0;
param maximum{ITEMS}, >= 0, default infinite;
param natural{ITEMS}, >= 0, default 0;
param stretch{ITEMS}, >= 0, default 0;
param shrink{ITEMS}, >= 0, default 0;
param stretch_order{ITEMS}, integer, >= 0, default 0;
param shrink_order{ITEMS}, integer, >= 0, default 0;

# The line stretches where the natural lengths leave space.
param stretches := if space > sum{i in ITEMS} natural[i] then 1 else 0;
param factor{i in ITEMS} := if stretches then stretch[i] else shrink[i];
param order{i in ITEMS} := if stretches then stretch_order[i] else shrink_order[i];

# Only the highest order present takes part.
set MOVING := {i in ITEMS: factor[i] > 0 and not exists{j in ITEMS} (factor[j] > 0 and order[j] > order[i])};

# The bounds of every item: its natural length where it takes no part.
param lower{i in ITEMS} := if i not in MOVING or stretches then natural[i] else
    if order[i] = 0 then max(minimum[i], natural[i] - shrink[i]) else minimum[i];
param upper{i in ITEMS} := if i in MOVING and stretches then maximum[i] else natural[i];

# What the items take together: no more than the space unless their least lengths need it.
param total := max(sum{i in ITEMS} lower[i], min(space, sum{i in ITEMS} upper[i]));

# Items with one possible length take part in no transfer; weights in units of the largest.
set FREE := {i in MOVING: lower[i] < upper[i]};
set PAIRS := {i in FREE, j in FREE: i < j};
param share{i in FREE} := factor[i] / max{j in FREE} factor[j];

# The length of each item, and the difference of each two.
var w{i in ITEMS}, >= lower[i];
var g{PAIRS}, >= 0;

minimize unfairness: sum{(i, j) in PAIRS} g[i, j];

# The items take the total.
s.t. take: sum{i in ITEMS} w[i] = total;

# None exceeds its greatest length.
s.t. most{i in ITEMS: upper[i] < infinite}: w[i] <= upper[i];

# The difference of two levels, multiplied by both factors, in either direction.
s.t. above{(i, j) in PAIRS}: share[j] * (w[i] - natural[i]) - share[i] * (w[j] - natural[j]) <= g[i, j];
s.t. below{(i, j) in PAIRS}: share[i] * (w[j] - natural[j]) - share[j] * (w[i] - natural[i]) <= g[i, j];

solve;

printf "%-20s %12s %12s %12s\n", "item", "natural", "offset", "length";
printf{i in ITEMS} "%-20s %12.4f %12.4f %12.4f\n",
    name[i], natural[i], sum{j in ITEMS: j < i} (w[j] + gap[j]), w[i];
printf "%-20s %12s %12s %12.4f\n", "overflow", "", "", max(0, sum{i in ITEMS} w[i] - space);

end;
