import { expect } from "vitest";
import { request } from "../http/request.ts";
import type { Visitor } from "../http/subscription/visitor.ts";
import { contradictions } from "../prose/facts.ts";
import { brandsIn } from "./old-words.ts";

interface Step {
  readonly to: string;
  readonly html: string;
  readonly headers: Headers;
}

/** The headers and body of an answer as text, after checking that they contain no word and no figure of our brand. */
export async function searched(path: string, asked: Parameters<typeof request>[1] = {}): Promise<string> {
  const answer = await request(path, asked);
  const text = `${headLines(answer.headers)}\n\n${await answer.text()}`;
  expect([...brandsIn(text), ...contradictions(sentences(text))], path).toEqual([]);
  return text;
}

export function searchStep({ to, html, headers }: Step, what: string): void {
  const text = [to, html, headLines(headers)].join("\n");
  expect([...brandsIn(text), ...contradictions(sentences(text))], what).toEqual([]);
}

/** A visitor whose every answer is searched like this. */
export function watched(person: Visitor): Visitor {
  const watch = async (path: string, asked: ReturnType<Visitor["get"]>) => {
    const step = await asked;
    searchStep(step, path);
    return step;
  };
  return {
    ...person,
    get: (path) => watch(path, person.get(path)),
    post: (path, fields) => watch(path, person.post(path, fields)),
  };
}

function headLines(headers: Headers): string {
  return [...headers].map(([name, value]) => `${name}: ${value}`).join("\n");
}

/** The text of a page without its tags, in which each block ends as a sentence. */
function sentences(html: string): string {
  return html
    .replaceAll(/<(?:style|script)\b.*?<\/(?:style|script)>/gs, "")
    .replaceAll(/<\/(?:p|li|dt|dd|td|th|h[1-6]|summary|figcaption|button|title)>/g, ". ")
    .replaceAll(/<[^>]*>/g, "");
}
