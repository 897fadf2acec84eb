// CHarfBuzz.h: the only code that includes HarfBuzz's headers.  Glyphs and their tables are read by HarfBuzz itself (hb-ot).

#ifndef CHARFBUZZ_H
#define CHARFBUZZ_H

#if __has_include(<hb.h>)
#include <hb-ot.h>
#include <hb.h>
#else
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
#endif

#endif
