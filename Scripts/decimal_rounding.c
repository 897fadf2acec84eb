/* The function of Foundation's that BigInt needs to round a Decimal, for the link of a release.  No fraction is made of a
   Decimal, so nobody calls it; without it the linker would take all of Foundation, 40 MB of ICU among it. */

void plumb_no_decimal_rounding(void)
    __asm__("$s10Foundation14NSDecimalRoundyySpy0A10Essentials7DecimalVG_SPyAEGSiAE12RoundingModeOtF");

void plumb_no_decimal_rounding(void) { __builtin_trap(); }
