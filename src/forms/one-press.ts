/**
 * A button that is pressed twice sends the same form twice, with the same cookies. Both count as one press: the second gets
 * the answer to the first, cookies included, so that the browser ends up right whichever it keeps. An isolate remembers
 * presses for seconds in its memory; where two reach different isolates, the services still make each take effect exactly.
 */
import type { Context } from "hono";
import { pressField, pressSchema } from "../contract/press.ts";
import { scriptedForm } from "../contract/scripted-form.ts";
import type { Http } from "../http.ts";
import { readBytes } from "../platform/body.ts";
import { BoundedMap } from "../platform/bounded-map.ts";
import { within } from "../platform/deadline.ts";
import { digestText } from "../platform/digest.ts";

/** Milliseconds after the answer, which may still be on its way to a browser that pressed again. */
const remembered = 3000;
/** Milliseconds: longer than any step takes. A press that has waited in vain does the work again. */
const longestWait = 15_000;
const answerLimits = { bytes: 1_000_000, time: longestWait };

interface Kept {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** A press with which later ones are compared while it is remembered. */
interface FirstPress {
  readonly answer: Promise<Kept | null>;
  /** Milliseconds since 1970; null while it is under way. */
  answeredAt: number | null;
}

const presses = new BoundedMap<FirstPress>({ capacity: 1000 });

/** The answer to an equal press of a moment ago, or of one that is under way; null where this is the first. */
export async function answerBefore(c: Context<Http>, fields: URLSearchParams): Promise<Response | null> {
  const key = await keyOf(c, fields);
  if (key === null) return null;
  const before = presses.get(key);
  const isKnown = before && (before.answeredAt === null || Date.now() < before.answeredAt + remembered);
  const kept = isKnown
    ? await within(
        longestWait,
        () => before.answer,
        () => null,
      )
    : null;
  if (kept) return toResponse(kept);
  begin(c, key);
  return null;
}

/** From here on an equal press waits for the answer of this one, even if the browser that sent this one has disconnected. */
function begin(c: Context<Http>, key: string): void {
  const { promise, resolve } = Promise.withResolvers<Kept | null>();
  const press: FirstPress = { answer: promise, answeredAt: null };
  presses.set(key, press);
  c.executionCtx.waitUntil(promise);
  c.set("shareAnswer", async (answer) => {
    const kept = await keep(answer);
    // A failed or refused press may be repeated at once; those that waited for it get the same answer.
    press.answeredAt = kept && kept.status < 400 ? Date.now() : 0;
    resolve(kept);
    return kept ? toResponse(kept) : answer;
  });
}

async function keep(answer: Response): Promise<Kept | null> {
  const { status, headers } = answer;
  const read = await readBytes(answer, answerLimits);
  return read.ok ? { status, headers: [...headers], body: read.value } : null;
}

function toResponse({ status, headers, body }: Kept): Response {
  return new Response(body, { status, headers: headers.map(([name, value]) => [name, value] as [string, string]) });
}

/**
 * The key that equal presses have in common. Null where nothing shows that they come from one browser: neither a sealed
 * cookie, which nobody else has, nor the press field of a page.
 */
async function keyOf({ req, var: { visit } }: Context<Http>, fields: URLSearchParams): Promise<string | null> {
  const isSealed = [...visit.cookies].some(([name, value]) => name.startsWith("__Host-") && value.length > 40);
  if (!isSealed && !pressSchema.safeParse(fields.get(pressField)).success) return null;
  const { href } = visit.url;
  const cookies = [...visit.cookies].map((pair) => pair.join("=")).sort();
  const asked = ["accept", "accept-language", "user-agent", scriptedForm.request].map((name) => req.header(name));
  return digestText(JSON.stringify([href, visit.country, cookies, asked, [...fields]]));
}
