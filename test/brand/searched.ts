import { expect } from "vitest";
import { brandsIn } from "../brand/old-words.ts";
import { request } from "../http/request.ts";
import type { Visitor } from "../http/subscription/visitor.ts";
import { contradictions } from "../prose/facts.ts";

interface Step {
  readonly to: string;
  readonly html: string;
  readonly headers: Headers;
}

/** Everything that an answer sends, head and body, in which nothing of us was found, and no figure of ours. */
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

/** A visitor of whom every answer is searched. */
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

/** Its text without the marks, in which what stands in blocks of its own are sentences of their own. */
function sentences(html: string): string {
  return html
    .replaceAll(/<(?:style|script)\b.*?<\/(?:style|script)>/gs, "")
    .replaceAll(/<\/(?:p|li|dt|dd|td|th|h[1-6]|summary|figcaption|button|title)>/g, ". ")
    .replaceAll(/<[^>]*>/g, "");
}
