import type { PieceKind } from "./read-pieces.ts";

/** A word that this product does not use, and the one that it does. */
interface Refused {
  readonly word: RegExp;
  readonly say: string;
  /** The kinds of text in which it is refused. By default all except captions, which may be about a bird. */
  readonly in?: readonly PieceKind[];
  /** Whether a contract may use it. */
  readonly legal?: true;
}

const onControls = ["title", "heading", "button", "link", "label"] as const;

export const refusedWords: readonly Refused[] = [
  { word: /\bpasscodes?\b/i, say: "code" },
  { word: /\b(?:these|those|its|our|the|your) (?:six )?digits\b/i, say: "code" },
  { word: /\bfree days\b|\btrial days\b|\bnothing to pay\b/i, say: "free trial" },
  { word: /\bmemberships?\b/i, say: "subscription" },
  { word: /\btak(?:e|es|ing) (?:it|this|that|the change|the cancelling) back\b/i, say: "Undo cancellation" },
  { word: /\b(?:log|logs|logged|logging) (?:in|on|out)\b/i, say: "sign in, sign out" },
  { word: /\bway in(?:to)?\b|\bgets? in\b(?! (?:touch|return|full))/i, say: "sign in" },
  { word: /\bletter ?box(?:es)?\b|\bmailbox(?:es)?\b/i, say: "inbox, or email address", legal: true },
  { word: /\bsky\b/i, say: "theme", in: onControls },
  { word: /\b(?:followers?|strangers?|watchers?)\b/i, say: "tracker", in: onControls },
  { word: /\bthese sites\b/i, say: "data broker, or people-search site", in: onControls },
  { word: /\bcase workers?\b/i, say: "adviser" },
  { word: /\bnetwork address(?:es)?\b/i, say: "IP address" },
  { word: /\bwishes\b/i, say: "settings", in: onControls },
  { word: /\btelephones?\b/i, say: "phone" },
  { word: /\bmend(?:s|ed|ing)?\b/i, say: "fix" },
  { word: /\bwhoever\b|\bsomebody\b/i, say: "anyone, someone or you", legal: true },
  {
    word: /\bpress(?:es|ed|ing)? (?:the|a button|on|it|here|once|twice)\b|\b(?:one|two) press(?:es)?\b/i,
    say: "select",
  },
  { word: /\b(?:un)?till\b(?! receipt)/i, say: "until" },
  { word: /\bconcerning\b/i, say: "about" },
  { word: /\p{L}'\p{L}/u, say: "’" },
  { word: /\bstops? working within\b/i, say: "after … at the latest" },
  { word: /\bbutton costs nothing\b/i, say: "doesn’t order or charge anything" },
  { word: /\bv\d+-\d/i, say: "no code of ours" },
];

/** Words that people contract when they speak. A sentence may end with the second one, and a name may consist of both. */
const uncontracted: readonly RegExp[] = [
  /\b(?:cannot|can not)\b/i,
  /\b(?:do|does|did|is|are|was|were|will|would|could|should|has|have|had) not\b(?! to\b)/i,
  /\b(?:I am|you are|we are|they are)\b(?=\s+\p{L})/iu,
  /\b(?:you|we|they|it) will\b(?=\s+\p{L})/iu,
  /\b(?:you|we|they) have (?:been|\p{L}+ed)\b/iu,
  /(?:^|[.?!:] )(?:It|That|There|Here) is\b(?=\s+\p{L})/u,
  /\blet us\b/i,
];

/** Questions and names that need both words: "who you are", "Do Not Track". */
const mayStand =
  /\bDo Not Track\b|\b(?:who|what|where|how|which|whether|as|than|\p{L}+ever)\b(?: \p{L}+){0,2} (?:you|we|they) are\b/giu;

/** The first words of a text that should be contracted, or null. */
export function missingContraction(text: string): string | null {
  const rest = text.replace(mayStand, "");
  return uncontracted.map((pattern) => pattern.exec(rest)?.[0]).find((found) => found !== undefined) ?? null;
}

/** Pronouns without a noun: “it” always is one, “this” and “that” are if they stand alone or before a verb. */
const pronoun = new RegExp(
  [
    String.raw`\bit\b`,
    String.raw`\b(?:this|that|these|those|mine|yours|ours)\b(?! ?\p{L})`,
    String.raw`^(?:this|that|these) (?:is|was|did|does|has|can|will|went|takes?|isn’t|wasn’t|didn’t|doesn’t)\b`,
  ].join("|"),
  "iu",
);

/** Words which, alone on a button, do not say what it acts on. */
const bare =
  /^(?:yes|no|ok|okay|back|here|everywhere|print|delete|export|remove|change|edit|save|send|go|go on|go there|go back|cancel|keep|add|open|show|hide|start|stop|copy|download|install|clear|next|submit|try|use|yes, .*|no, .*)$/i;

/** Whether a heading, a button or a link has a pronoun, or nothing but a verb, where it needs a noun. */
export function lacksNoun(kind: PieceKind, text: string): boolean {
  if (kind === "heading" || kind === "label") return pronoun.test(text);
  if (kind === "button") return pronoun.test(text) || bare.test(text);
  return kind === "link" && (bare.test(text) || /^(?:it|this|that|here|there|more|read more|learn more)$/i.test(text));
}
