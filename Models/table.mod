/* table.mod: how low can a table be whose cells wrap, and how narrow is it then?

   Columns start at their least widths.  A level is a line of a row that can be saved: it is, where each column that it
   needs is wide enough.  Columns widen by the steps that levels need.  Cells stand in one row and one column each.
   MathProg solves for one objective at a time: stage 1 is the height, stage 2 the width at the height `reached`.

   Widths and heights in the units of the table; `plumb model` writes data.  The Swift twin is Model+Table; TableRelaxation
   states one case of OptimalTable without whole numbers. */

# The columns, their least widths, and what they may come to together.
param columns, integer, >= 1;
set COLUMNS := 1..columns;
param least{COLUMNS}, >= 0;
param available, >= 0;

# The height with all columns at their least widths; which lines can be saved, and how much height each takes.
param lines, >= 0;
param levels, integer, >= 0;
set LEVELS := 1..levels;
param weight{LEVELS}, > 0, default 1;

# How wide a level needs a column to be; 0 where it needs nothing of it.
param need{LEVELS, COLUMNS}, >= 0, default 0;

# The widths of a column that levels need, and the width before each.
set STEPS{j in COLUMNS} := setof{p in LEVELS: need[p,j] > least[j]} need[p,j];
param before{j in COLUMNS, w in STEPS[j]} := max{v in STEPS[j] union {least[j]}: v < w} v;

param stage, integer, >= 1, <= 2, default 1;
param reached, default 0;

# Whether a column reaches a step, and how much of a level is saved: all or nothing in an answer.
var z{j in COLUMNS, w in STEPS[j]}, binary;
var g{LEVELS}, >= 0, <= 1;

minimize height{1..1: stage = 1}: lines - sum{p in LEVELS} weight[p] * g[p];
minimize width{1..1: stage = 2}:
    sum{j in COLUMNS} (least[j] + sum{w in STEPS[j]} (w - before[j,w]) * z[j,w]);

# The columns fit.
s.t. fits: sum{j in COLUMNS} (least[j] + sum{w in STEPS[j]} (w - before[j,w]) * z[j,w]) <= available;

# A step comes after those before it.
s.t. order{j in COLUMNS, w in STEPS[j]: before[j,w] > least[j]}: z[j,before[j,w]] >= z[j,w];

# A level is saved where its columns are wide enough.
s.t. saved{p in LEVELS, j in COLUMNS: need[p,j] > least[j]}: g[p] <= z[j,need[p,j]];

# The height keeps what it reached.
s.t. kept{1..1: stage = 2}: lines - sum{p in LEVELS} weight[p] * g[p] <= reached;

solve;

printf "%-10s %10s\n", "column", "width";
printf{j in COLUMNS} "%-10d %10.4f\n", j, least[j] + sum{w in STEPS[j]} (w - before[j,w]) * z[j,w];
printf "%-10s %10.4f\n", "height", lines - sum{p in LEVELS} weight[p] * g[p];

end;
