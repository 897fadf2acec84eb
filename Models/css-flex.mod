/* css-flex.mod: the lengths of a flex line of CSS (Flexible Box Layout 1, section 9.7).

   The line first decides whether it grows or shrinks; then the items that take part move from their base sizes in
   proportion to their factors as far as their bounds let them, which is the fairest way to take up the free space.

   Lengths in points.  The Swift twin is GiniProgram of a css-flex row, its last objective. */

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

# What the style sheet says.
param minimum{ITEMS}, >= 0, default 0;
param maximum{ITEMS}, >= 0, default infinite;
param basis{ITEMS}, >= 0, default 0;
param grow{ITEMS}, >= 0, default 0;
param shrink{ITEMS}, >= 0, default 1;

# Where an item stays that takes no part: its base size within its bounds.
param hypothetical{i in ITEMS} := max(minimum[i], min(maximum[i], basis[i]));

# The line grows where the hypothetical sizes leave space.
param grows := if sum{i in ITEMS} hypothetical[i] < space then 1 else 0;

# What an item moves per level; an item of base size 0 cannot shrink.
param factor{i in ITEMS} := if grows then grow[i] else shrink[i] * basis[i];

# Items whose bounds have moved them the other way take no part.
set MOVING := {i in ITEMS: factor[i] > 0
    and (grows = 1 and basis[i] <= hypothetical[i] or grows = 0 and basis[i] >= hypothetical[i])};

# Lengths that are settled beforehand: where factors below 1 shrink, what is handed out depends on which items the
# loop of section 9.7 has frozen before its last round (step 4b).
set FROZEN within MOVING, default {};
param frozen{FROZEN}, >= 0;
set SHARING := MOVING diff FROZEN;

# The bounds of every item: one length for those that take no part.
param lower{i in ITEMS} := if i in FROZEN then frozen[i]
    else if i in SHARING and grows = 0 then minimum[i] else hypothetical[i];
param upper{i in ITEMS} := if i in FROZEN then frozen[i]
    else if i in SHARING and grows = 1 then maximum[i] else hypothetical[i];

# Growing, factors that sum below 1 hand out only that share: no level exceeds the initial free space.
param initial := space - sum{i in MOVING} basis[i] - sum{i in ITEMS diff MOVING} hypothetical[i];
param limit := sum{i in SHARING} max(lower[i], min(upper[i], basis[i] + factor[i] * initial))
    + sum{i in ITEMS diff SHARING} lower[i];
param budget, default if grows = 1 then min(space, limit) else space;

# What the items take together: no more than the budget unless their least lengths need it.
param total := max(sum{i in ITEMS} lower[i], min(budget, sum{i in ITEMS} upper[i]));

# Items with one possible length take part in no transfer; weights in units of the largest.
set FREE := {i in SHARING: lower[i] < upper[i]};
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
s.t. above{(i, j) in PAIRS}: share[j] * (w[i] - basis[i]) - share[i] * (w[j] - basis[j]) <= g[i, j];
s.t. below{(i, j) in PAIRS}: share[i] * (w[j] - basis[j]) - share[j] * (w[i] - basis[i]) <= g[i, j];

solve;

printf "%-20s %12s %12s %12s\n", "item", "base", "offset", "length";
printf{i in ITEMS} "%-20s %12.4f %12.4f %12.4f\n",
    name[i], basis[i], sum{j in ITEMS: j < i} (w[j] + gap[j]), w[i];
printf "%-20s %12s %12s %12.4f\n", "overflow", "", "", max(0, sum{i in ITEMS} w[i] - space);

end;
