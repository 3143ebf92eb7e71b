import * as z from "zod/mini";
import { SiteFile } from "./site-file.ts";

/** Lists of a page that lie among the site's files (`client/build/documents`), because the worker has no room for them. */
export function pageLists<Lists extends object>(name: string, schema: z.ZodMiniType<Lists>): SiteFile<Lists> {
  return new SiteFile(`lists/${name}.json`, (text) => schema.parse(JSON.parse(text)));
}

/** The questions that people ask about a page, with their answers as the build wrote them (`client/build/questions`). */
export const writtenQuestions = z.array(z.object({ question: z.string(), html: z.string(), text: z.string() }));

const questionsSchema = z.object({ questions: writtenQuestions });

/** For a page that reads its questions and nothing else. */
export function pageQuestions(name: string): SiteFile<z.infer<typeof questionsSchema>> {
  return pageLists(name, questionsSchema);
}

/** A list of points, each with a title. */
export const points = z.array(z.object({ title: z.string(), text: z.string() }));
