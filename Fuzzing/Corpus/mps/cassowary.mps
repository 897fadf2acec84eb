* Problem:
* Class:      LP
* Rows:       15
* Columns:    13
* Non-zeros:  50
* Format:     Free MPS
*
NAME
ROWS
 N R0000000
 L fit
 L fill.over
 L fill.under
 L wish(0).over
 L wish(0).under
 L wish(1).over
 L wish(1).under
 L wish(2).over
 L wish(2).under
 L wish(3).over
 L wish(3).under
 L wish(4).over
 L wish(4).under
 L hold_overflow
 L hold_unfilled
COLUMNS
 w(0) wish(0).under -1 wish(0).over 1
 w(0) fill.under -1 fill.over 1
 w(0) fit 1
 w(1) wish(1).under -1 wish(1).over 1
 w(1) fill.under -1 fill.over 1
 w(1) fit 1
 w(2) wish(2).under -1 wish(2).over 1
 w(2) fill.under -1 fill.over 1
 w(2) fit 1
 w(3) wish(3).under -1 wish(3).over 1
 w(3) fill.under -1 fill.over 1
 w(3) fit 1
 w(4) wish(4).under -1 wish(4).over 1
 w(4) fill.under -1 fill.over 1
 w(4) fit 1
 _e hold_overflow 1 fit -1
 u hold_unfilled 1 fill.under -1
 u fill.over -1
 t wish(4).under 1 wish(4).over -1
 t wish(3).under 1 wish(3).over -1
 t wish(2).under 1 wish(2).over -1
 t wish(1).under 1 wish(1).over -1
 t wish(0).under 1 wish(0).over -1
 d(0) R0000000 1 wish(0).under -1
 d(0) wish(0).over -1
 d(1) R0000000 1 wish(1).under -1
 d(1) wish(1).over -1
 d(2) R0000000 1 wish(2).under -1
 d(2) wish(2).over -1
 d(3) R0000000 1 wish(3).under -1
 d(3) wish(3).over -1
 d(4) R0000000 1 wish(4).under -1
 d(4) wish(4).over -1
RHS
 RHS1 fit 520 fill.over 520
 RHS1 fill.under -520 hold_overflow 1.0000000E-9
 RHS1 hold_unfilled 1.0000000E-9
BOUNDS
 FX BND1 w(0) 28
 LO BND1 w(1) 120
 UP BND1 w(1) 240
 LO BND1 w(2) 60
 UP BND1 w(2) 140
 LO BND1 w(3) 50
 UP BND1 w(3) 90
 LO BND1 w(4) 80
 UP BND1 w(4) 160
 FR BND1 t
ENDATA
