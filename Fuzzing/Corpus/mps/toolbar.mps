* Problem:
* Class:      LP
* Rows:       19
* Columns:    14
* Non-zeros:  36
* Format:     Free MPS
*
NAME
ROWS
 N R0000000
 L fit
 E place(0)
 E place(1)
 E place(2)
 E place(3)
 E line(0)
 E line(1)
 E line(3)
 G start(0)
 G start(1)
 G start(3)
 L _end(0)
 L _end(1)
 L _end(3)
 L hold_overflow
 G hold_tier(0)
 G hold_tier(1)
 G hold_tier(2)
 L hold_extent
COLUMNS
 w(0) hold_tier(1) 1 place(1) -1
 w(0) fit 1
 w(1) hold_tier(0) 1 place(2) -1
 w(1) fit 1
 w(2) hold_tier(2) 1 place(3) -1
 w(2) fit 1
 w(3) hold_tier(1) 1 fit 1
 _e hold_overflow 1 fit -1
 x(0) place(1) -1 place(0) 1
 x(1) place(2) -1 place(1) 1
 x(2) place(3) -1 place(2) 1
 x(3) place(3) 1
 y(0) _end(0) 1 start(0) 1
 y(0) line(0) 1
 y(1) _end(1) 1 start(1) 1
 y(1) line(1) 1
 y(3) _end(3) 1 start(3) 1
 y(3) line(3) 1
 a R0000000 1 line(3) -1
 a line(1) -1 line(0) -1
 H hold_extent 1 _end(3) -1
 H _end(1) -1 _end(0) -1
RHS
 RHS1 fit 296 place(1) 8
 RHS1 place(2) 8 place(3) 8
 RHS1 line(0) -28 line(1) -17
 RHS1 line(3) -28 _end(0) -44
 RHS1 _end(1) -22 _end(3) -44
 RHS1 hold_overflow 1.0000000E-9 hold_tier(0) 159.99999984
 RHS1 hold_tier(1) 87.999999912 hold_tier(2) 47.999999952
 RHS1 hold_extent 44.000000044
BOUNDS
 FX BND1 w(0) 44
 LO BND1 w(1) 40
 UP BND1 w(1) 160
 LO BND1 w(3) 28
 UP BND1 w(3) 44
 FR BND1 x(0)
 FR BND1 x(1)
 FR BND1 x(2)
 FR BND1 x(3)
 FR BND1 y(0)
 FR BND1 y(1)
 FR BND1 y(3)
 FR BND1 a
 FR BND1 H
ENDATA
