/* row-of-text.mod: how much does each tier of a row take whose children step?

   Each child takes one of a few lengths.  Overflow first, then the tiers from the highest down, each as long as possible.
   Where heights count, each child takes the least length for one of its heights: overflow first, then the height of the row.
   Which of several choices is the fairest is not asked.  MathProg solves for one objective at a time: `stage` says which,
   and `reached` what the earlier ones came to.

   Lengths in points.  `plumb model --model row-of-text` writes data.  The Swift twins are Model+Table, and StepFilling and, by
   height, LeastHeight, which have no program. */

# How many children the row has, and what each is called.
param count, integer, >= 0;
set CHILDREN := 0..count - 1;
param name{CHILDREN} symbolic, default '-';

# The lengths that each child takes, its tier (1 comes first), and what all may take together.
set LENGTHS{CHILDREN};
param tier{CHILDREN}, integer, >= 1, default 1;
param tiers, integer, >= 0, default 1;
param budget;

# Whether heights count, and how high a child is in each of its lengths.
param by_height, binary, default 0;
param height{i in CHILDREN, LENGTHS[i]}, >= 0, default 0;

# Stage 1 is overflow, stage 1 + k tier k, or stage 2 the height; the last one gives the whole answer.
param stage, integer, >= 1, default 1 + (if by_height = 1 then 1 else tiers);
param reached{1..stage - 1}, default 0;

# Room for the rounding of what was reached.
param room{k in 1..stage - 1} := 1e-9 * max(1, abs(reached[k]));

# Whether a child takes a length, and the overflow.
var takes{i in CHILDREN, l in LENGTHS[i]}, binary;
var e, >= 0;
# The height of the row.
var h, >= 0;

minimize overflow{1..1: stage = 1}: e;
minimize low{1..1: by_height = 1 and stage = 2}: h;
maximize take{k in 1..tiers: by_height = 0 and stage = 1 + k}:
    sum{i in CHILDREN, l in LENGTHS[i]: tier[i] = k} l * takes[i,l];

# Each child takes one length.
s.t. one{i in CHILDREN}: sum{l in LENGTHS[i]} takes[i,l] = 1;

# The children fit, but for the overflow.
s.t. fit: sum{i in CHILDREN, l in LENGTHS[i]} l * takes[i,l] - e <= budget;

# The row is as high as its highest child.
s.t. high{i in CHILDREN: by_height = 1}: sum{l in LENGTHS[i]} height[i,l] * takes[i,l] <= h;

# Earlier objectives keep what they reached.
s.t. hold_overflow{1..1: stage > 1}: e <= reached[1] + room[1];
s.t. hold_tier{k in 1..tiers: by_height = 0 and stage > 1 + k}:
    sum{i in CHILDREN, l in LENGTHS[i]: tier[i] = k} l * takes[i,l] >= reached[1 + k] - room[1 + k];

solve;

printf "%-20s %6s %12s\n", "child", "tier", "length";
printf{i in CHILDREN} "%-20s %6d %12.4f\n", name[i], tier[i], sum{l in LENGTHS[i]} l * takes[i,l];
printf "%-20s %6s %12.4f\n", "overflow", "", e;

end;
