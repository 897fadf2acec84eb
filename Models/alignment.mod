/* alignment.mod: where does each child of a row stand across it, with all guides on one line?

   Sizes that can vary come first: the least overflow of the container, the greatest total, the least mean
   difference.  Then the least extent, then the line as early as possible.  MathProg solves for one objective at a
   time: `stage` says which, and `reached` what the earlier ones came to.

   Lengths in points, from the top or the leading edge.  The Swift twin is AlignmentProgram. */

# A number above every length: no upper bound.
param infinite := 1e30;

# How many children there are, and what each is called.
param count, integer, >= 0;
set ITEMS := 0..count - 1;
param name{ITEMS} symbolic, default '-';

# The bounds of each child's size, and its guide: alpha * size + beta.
param lower{ITEMS}, >= 0, default 0;
param upper{ITEMS}, >= 0, default infinite;
param alpha{ITEMS}, >= 0, <= 1, default 0;
param beta{ITEMS}, default 0;

# The container, where there is one, and whether the line itself has to lie within the extent (SwiftUI's rule).
param available, default infinite;
param counts_line, binary, default 0;

# 1 overflow, 2 sizes, 3 evenness, 4 extent, 5 line; the last one gives the whole answer.
param stage, integer, >= 1, <= 5, default 5;
param reached{1..4}, default 0;

# Room for the rounding of what was reached.
param room{k in 1..4} := 1e-9 * max(1, abs(reached[k]));

# Sizes that can vary, and each two of them, where sizes compete.
set FREE := {i in ITEMS: lower[i] < upper[i]};
param competes, binary, default 0;
set PAIRS := {i in FREE, j in FREE: i < j and competes = 1};

# The size and the start of each child, the line, the extent, the overflow, and the differences of sizes.
var h{i in ITEMS}, >= lower[i];
var y{ITEMS}, >= 0;
var a;
var H, >= 0;
var f, >= 0;
var d{PAIRS}, >= 0;

minimize overflow{1..1: stage = 1}: f;
maximize sizes{1..1: stage = 2}: sum{i in FREE} h[i];
minimize unevenness{1..1: stage = 3}: sum{(i, j) in PAIRS} d[i, j];
minimize extent{1..1: stage = 4}: H;
minimize first{1..1: stage = 5}: a;

# Every guide lies on the line.
s.t. line{i in ITEMS}: y[i] + alpha[i] * h[i] + beta[i] = a;

# Every child ends within the extent.
s.t. finish{i in ITEMS}: y[i] + h[i] <= H;

# No child exceeds its greatest size.
s.t. most{i in ITEMS: upper[i] < infinite}: h[i] <= upper[i];

# The extent fits the container, but for the overflow, where some size can vary.
s.t. fit{1..1: available < infinite and card(FREE) > 0}: H - f <= available;

# The line lies within the extent, where it counts; and somewhere, where there are no children.
s.t. line_start{1..1: counts_line = 1 or count = 0}: a >= 0;
s.t. line_finish{1..1: counts_line = 1}: a <= H;

# The difference of two sizes in either direction.
s.t. above{(i, j) in PAIRS}: h[i] - h[j] <= d[i, j];
s.t. below{(i, j) in PAIRS}: h[j] - h[i] <= d[i, j];

# Earlier objectives keep what they reached.
s.t. hold_overflow{1..1: stage > 1}: f <= reached[1] + room[1];
s.t. hold_sizes{1..1: stage > 2}: sum{i in FREE} h[i] >= reached[2] - room[2];
s.t. hold_evenness{1..1: stage > 3}: sum{(i, j) in PAIRS} d[i, j] <= reached[3] + room[3];
s.t. hold_extent{1..1: stage > 4}: H <= reached[4] + room[4];

solve;

printf "%-20s %12s %12s %12s\n", "child", "offset", "size", "guide";
printf{i in ITEMS} "%-20s %12.4f %12.4f %12.4f\n", name[i], y[i], h[i], alpha[i] * h[i] + beta[i];
printf "%-20s %12s %12.4f\n", "extent", "", H;
printf "%-20s %12.4f\n", "line", a;

end;
