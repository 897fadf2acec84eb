/* distribution-progressive.mod: how high can the lowest level of a row be raised?

   One stage of progressive filling.  Items that an earlier stage found at their greatest length, and the items of
   other tiers, are settled; the others share what is left, and the lowest level among them is raised as far as it
   will go.  The data of the last stage give the whole row.

   Lengths in points, levels in points per unit of weight.  The Swift twin is LevelProgram. */

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

# The items that still grow, what they take together, and the lengths of all others.
set ACTIVE within ITEMS;
param budget, default 0;
param settled{ITEMS diff ACTIVE}, >= 0;

# Levels are counted in units of the largest weight, so that no coefficient exceeds 1.
param scale := if card(ACTIVE) > 0 then max{i in ACTIVE} weight[i] else 1;

# The length of each active item, and the level that all of them reach.
var w{i in ACTIVE}, >= lower[i];
var t;

maximize level: t;

# The active items share the budget.
s.t. share{1..1: card(ACTIVE) > 0}: sum{i in ACTIVE} w[i] = budget;

# Each of them reaches the level.
s.t. raise{i in ACTIVE}: w[i] - (weight[i] / scale) * t >= base[i];

# None exceeds its greatest length.
s.t. most{i in ACTIVE: upper[i] < infinite}: w[i] <= upper[i];

# Without active items there is no level.
s.t. nothing{1..1: card(ACTIVE) = 0}: t = 0;

solve;

param length{i in ITEMS} := if i in ACTIVE then w[i] else settled[i];
printf "%-20s %12s %12s\n", "item", "offset", "length";
printf{i in ITEMS} "%-20s %12.4f %12.4f\n", name[i], sum{j in ITEMS: j < i} (length[j] + gap[j]), length[i];
printf "%-20s %12s %12.4f\n", "level", "", t / scale;

end;
