// CBoxAttacks.h: what a model that has taken hold of the process of a box would try, for tests.

#ifndef CBOXATTACKS_H
#define CBOXATTACKS_H

/// What came of an attack; an attacker that a signal ended gives BOX_ATTACK_ENDED and the signal.
enum { BOX_ATTACK_REFUSED = 0, BOX_ATTACK_DONE = 1, BOX_ATTACK_UNFILTERED = 2, BOX_ATTACK_ENDED = 128 };

/// The name of an attack, counted from 0; NULL behind the last one.
const char *box_attack_name(int attack);

/// Whether the attack works on every Linux for every user, where nothing keeps it from that.
int box_attack_works(int attack);

/// Tries an attack in a process of its own, behind the filter of a box or without it.  The victim is a third process.
int box_attack(int attack, int filtered);

#endif
