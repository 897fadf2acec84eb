/* stack.mod: a whole stack: lengths, gaps and places along it, alignment and extent across.

   Overflow first, then the tiers from the highest down, then fairness inside the tiers (the weighted Gini mean
   difference of the levels); then the least extent across, then the line as early as possible.  MathProg solves for
   one objective at a time: `stage` says which, and `reached` what the earlier ones came to.

   Lengths in points.  The Swift twin is StackProgram. */

# A number above every length: no upper bound.
param infinite := 1e30;

# How many items the stack has, what each is called, and the gap behind each.
param count, integer, >= 0;
set ITEMS := 0..count - 1;
param name{ITEMS} symbolic, default '-';
param gap{ITEMS}, default 0;

# Along the stack: the bounds of each item, its length at level 0, and what it gains per level.
param lower{ITEMS}, >= 0, default 0;
param upper{ITEMS}, >= 0, default infinite;
param base{ITEMS}, default 0;
param weight{ITEMS}, > 0, default 1;

# The tier of each item (1 comes first), and what all may take together.
param tier{ITEMS}, integer, >= 1, default 1;
param tiers, integer, >= 0, default 1;
param budget;

# Across the stack: the items that have measures, their sizes and guides; whether the line itself has to lie within
# the extent (SwiftUI's rule).
set ACROSS within ITEMS, default {};
param size{ACROSS}, >= 0;
param guide{ACROSS};
param counts_line, binary, default 0;

# Stage 1 is overflow, stage 1 + k tier k, then fairness, extent, line; the last one gives the whole answer.
param stage, integer, >= 1, default 4 + tiers;
param reached{1..stage - 1}, default 0;

# Room for the rounding of what was reached.
param room{k in 1..stage - 1} := 1e-9 * max(1, abs(reached[k]));

# Items with one possible length take part in no transfer; weights in units of the largest of the tier.
set FREE := {i in ITEMS: lower[i] < upper[i]};
set PAIRS := {i in FREE, j in FREE: i < j and tier[i] = tier[j]};
param share{i in FREE} := weight[i] / max{j in FREE: tier[j] = tier[i]} weight[j];

# Along: the length and the start of each item, the overflow, the difference of each two items of a tier.
var w{i in ITEMS}, >= lower[i];
var x{ITEMS};
var e, >= 0;
var g{PAIRS}, >= 0;

# Across: the start of each item, the line, the extent.
var y{ACROSS}, >= 0;
var a;
var H, >= 0;

minimize overflow{1..1: stage = 1}: e;
maximize take{k in 1..tiers: stage = 1 + k}: sum{i in ITEMS: tier[i] = k} w[i];
minimize unfairness{1..1: stage = 2 + tiers}: sum{(i, j) in PAIRS} g[i, j];
minimize extent{1..1: stage = 3 + tiers}: H;
minimize first{1..1: stage = 4 + tiers}: a;

# The items fit, but for the overflow.
s.t. fit: sum{i in ITEMS} w[i] - e <= budget;

# None exceeds its greatest length.
s.t. most{i in ITEMS: upper[i] < infinite}: w[i] <= upper[i];

# The first item starts at 0, every other behind the gap behind the one before it.
s.t. start{i in ITEMS: i = 0}: x[i] = 0;
s.t. place{i in ITEMS: i > 0}: x[i] = x[i - 1] + w[i - 1] + gap[i - 1];

# The difference of two levels, multiplied by both weights, in either direction.
s.t. above{(i, j) in PAIRS}: share[j] * (w[i] - base[i]) - share[i] * (w[j] - base[j]) <= g[i, j];
s.t. below{(i, j) in PAIRS}: share[i] * (w[j] - base[j]) - share[j] * (w[i] - base[i]) <= g[i, j];

# Every guide lies on the line, every item ends within the extent.
s.t. line{i in ACROSS}: y[i] + guide[i] = a;
s.t. finish{i in ACROSS}: y[i] + size[i] <= H;

# The line lies within the extent, where it counts; and somewhere, where nothing is aligned.
s.t. line_start{1..1: counts_line = 1 or card(ACROSS) = 0}: a >= 0;
s.t. line_finish{1..1: counts_line = 1}: a <= H;

# Earlier objectives keep what they reached.
s.t. hold_overflow{1..1: stage > 1}: e <= reached[1] + room[1];
s.t. hold_tier{k in 1..tiers: stage > 1 + k}:
    sum{i in ITEMS: tier[i] = k} w[i] >= reached[1 + k] - room[1 + k];
s.t. hold_fairness{1..1: stage > 2 + tiers}:
    sum{(i, j) in PAIRS} g[i, j] <= reached[2 + tiers] + room[2 + tiers];
s.t. hold_extent{1..1: stage > 3 + tiers}: H <= reached[3 + tiers] + room[3 + tiers];

solve;

printf "%-20s %12s %12s %12s %12s\n", "item", "offset", "length", "across", "size";
for {i in ITEMS}
{   printf "%-20s %12.4f %12.4f", name[i], x[i], w[i];
    printf{k in ACROSS: k = i} " %12.4f %12.4f", y[k], size[k];
    printf "\n";
}
printf "%-20s %12s %12.4f\n", "overflow", "", e;
printf{1..1: card(ACROSS) > 0} "%-20s %12s %12s %12.4f %12.4f\n", "line, extent", "", "", a, H;

end;
