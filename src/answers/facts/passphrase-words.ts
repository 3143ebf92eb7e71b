/**
 * Invented words for passphrases: short, easily told apart, and nothing that anybody would mind reading. Each of 64 beginnings
 * goes with each of 32 endings, so two short lists give 2,048 words that can be said and remembered.
 */
const beginnings =
  "ba be bi bo bu da de di do du fa fe fi fo fu ga ge gi go gu ha he hi ho hu ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu pa pe pi po pu ra re ri ro ru sa se si so su ta te ti to".split(
    " ",
  );

const endings =
  "bar bel bin dor dan der fel fin gal gor kan kel kin lan len lor mar mel min nar nel nor pan pel ran ren ros sal sel tan tel tor".split(
    " ",
  );

let made: readonly string[] | undefined;

/** 2,048 words, eleven bits each. */
export function passphraseWords(): readonly string[] {
  made ??= beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending));
  return made;
}
