/** The legal documents, as the build writes them for the worker: their text is our own HTML, of links and words. */
import * as z from "zod/mini";

/** The term of the summary line with the price of a subscription: readers whose country is known see their own price there. */
export const priceTerm = /*i18n*/ "Price";

const html = z.string();
const notesSchema = z.array(z.object({ term: z.string(), html }));

/** One piece of a section: a paragraph, a list, or a row of terms with what each means. */
const blockSchema = z.union([z.object({ html }), z.object({ list: z.array(html) }), z.object({ notes: notesSchema })]);
export type LegalBlock = z.infer<typeof blockSchema>;

const sectionSchema = z.object({
  /** The fragment that other pages and emails link to, so it must stay the same when the title changes. */
  id: z.string(),
  title: z.string(),
  blocks: z.array(blockSchema),
});
export type LegalSection = z.infer<typeof sectionSchema>;

export const legalTextSchema = z.object({
  /** The whole document in a few lines, each with a word or two that names it. */
  summary: notesSchema,
  sections: z.array(sectionSchema),
  /** Newest first; the first is the day from which this text holds. */
  history: z.array(z.object({ day: z.string(), text: z.string() })).check(z.minLength(1)),
});
export type LegalText = z.infer<typeof legalTextSchema>;
