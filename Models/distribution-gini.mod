/* distribution-gini.mod: the fair lengths of a row, fairness as one linear objective.

   Overflow first, then the tiers from the highest down, then the least weighted mean difference (Gini) between the
   levels of the items of each tier: it falls under every transfer that brings two levels closer, so that its only
   minimiser is the fair answer.  MathProg solves for one objective at a time: `stage` says which, and `reached`
   what the earlier ones came to.

   Lengths in points, levels in points per unit of weight.  The Swift twin is GiniProgram. */

# A number above every length: no upper bound.
param infinite := 1e30;

# How many items the row has, what each is called, and the gap behind each.
param count, integer, >= 0;
set ITEMS := 0..count - 1;
param name{ITEMS} symbolic, default '-';
param gap{ITEMS}, default 0;

# The bounds of each item, its length at level 0, and what it gains per level.
param lower{ITEMS}, >= 0, default 0;
param upper{ITEMS}, >= 0, default infinite;
param base{ITEMS}, default 0;
param weight{ITEMS}, > 0, default 1;

# The tier of each item (1 comes first), and what all may take together.
param tier{ITEMS}, integer, >= 1, default 1;
param tiers, integer, >= 0, default 1;
param budget;

# Stage 1 is overflow, stage 1 + k tier k, the last one fairness.
param stage, integer, >= 1, default 2 + tiers;
param reached{1..stage - 1}, default 0;

# Room for the rounding of what was reached.
param room{k in 1..stage - 1} := 1e-9 * max(1, abs(reached[k]));

# Items with one possible length take part in no transfer.
set FREE := {i in ITEMS: lower[i] < upper[i]};
set PAIRS := {i in FREE, j in FREE: i < j and tier[i] = tier[j]};

# Weights in units of the largest of the tier.
param share{i in FREE} := weight[i] / max{j in FREE: tier[j] = tier[i]} weight[j];

# The length of each item, the overflow, and the difference of each two items of a tier.
var w{i in ITEMS}, >= lower[i];
var e, >= 0;
var g{PAIRS}, >= 0;

minimize overflow{1..1: stage = 1}: e;
maximize take{k in 1..tiers: stage = 1 + k}: sum{i in ITEMS: tier[i] = k} w[i];
minimize unfairness{1..1: stage = 2 + tiers}: sum{(i, j) in PAIRS} g[i, j];

# The items fit, but for the overflow.
s.t. fit: sum{i in ITEMS} w[i] - e <= budget;

# None exceeds its greatest length.
s.t. most{i in ITEMS: upper[i] < infinite}: w[i] <= upper[i];

# The difference of two levels, multiplied by both weights, in either direction.
s.t. above{(i, j) in PAIRS}: share[j] * (w[i] - base[i]) - share[i] * (w[j] - base[j]) <= g[i, j];
s.t. below{(i, j) in PAIRS}: share[i] * (w[j] - base[j]) - share[j] * (w[i] - base[i]) <= g[i, j];

# Earlier objectives keep what they reached.
s.t. hold_overflow{1..1: stage > 1}: e <= reached[1] + room[1];
s.t. hold_tier{k in 1..tiers: stage > 1 + k}:
    sum{i in ITEMS: tier[i] = k} w[i] >= reached[1 + k] - room[1 + k];

solve;

printf "%-20s %6s %12s %12s\n", "item", "tier", "offset", "length";
printf{i in ITEMS} "%-20s %6d %12.4f %12.4f\n",
    name[i], tier[i], sum{j in ITEMS: j < i} (w[j] + gap[j]), w[i];
printf "%-20s %6s %12s %12.4f\n", "overflow", "", "", e;

end;
