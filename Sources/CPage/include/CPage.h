// CPage.h: the files of the page that `plumb report` writes, as text, so that the command carries them along.

#ifndef CPAGE_H
#define CPAGE_H

/// The text of a file of the page, such as "style.css", ended by 0; empty where there is none.
const char *cpage_text(const char *name);

/// The name of a module of the page's script, in the order in which they are joined; `NULL` behind the last one.
///
/// A report has those without `playground`; the playground has all.
const char *cpage_module(unsigned index, int playground);

#endif
