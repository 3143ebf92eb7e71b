/**
 * How to take a form. Declare it with its schema, `const plan = form({ period: z.enum(["month", "year"]) })`, and give its
 * route to `takeForm`: `app.post(path, takeForm(plan, choosePlan))`. The handler gets what was sent
 * (`SentTo<typeof plan>`): where `sent.ok`, `value` is what the schema made of it; `fields` are as they were typed in any
 * case. It answers in one of two ways. Accepted, if anything was changed: `seeOther(address)`, a redirect to a page, so that a reload does not send
 * the form again. Refused: `answerPage(c, page, result)`, the page again with the form as it was filled in, and with a
 * result that the page declares and whose tag is the status (`render/result.ts`). A form that only asks something is
 * answered like this, too, with the tag `shown`. A body that cannot be read is answered
 * here (413, 408, 400) and reaches no handler; a script that sent the form gets the next address in a header.
 */
import type { Context, Handler } from "hono";
import * as z from "zod/mini";
import { scriptedForm } from "../contract/scripted-form.ts";
import type { Http } from "../http.ts";
import { type BodyFault, bodyLimits, type FieldLimits, type FormFields, readFields } from "../platform/body.ts";
import { errorPageAnswer } from "../render/answers.ts";
import type { ErrorPageName } from "../render/error-page.ts";
import { type Submission, submissionOf } from "../session/submission.ts";

export type C = Context<Http>;

/** The schema of each field by its name: of its text, or of a list of texts (`z.array`) where a name may come repeatedly. */
type Shape = Readonly<Record<string, z.ZodMiniType>>;

type Value<Declared extends Shape> = z.output<z.ZodMiniObject<Declared>>;

export interface Form<Declared extends Shape> {
  readonly schema: z.ZodMiniObject<Declared>;
  readonly limits: FieldLimits;
}

/**
 * Declares a form.
 *
 * @param shape its fields; others are left out of the value, and of a name that came repeatedly the first counts
 * @param limits where they differ from {@link bodyLimits}
 */
export function form<Declared extends Shape>(shape: Declared, limits: Partial<FieldLimits> = {}): Form<Declared> {
  return { schema: z.object(shape), limits: { ...bodyLimits, ...limits } };
}

/** What was sent: accepted by the schema, or the names of the fields that were not. `fields` are as they were typed. */
export type SubmittedForm<Declared extends Shape> =
  | { readonly ok: true; readonly value: Value<Declared>; readonly fields: FormFields }
  | { readonly ok: false; readonly faults: ReadonlySet<keyof Declared>; readonly fields: FormFields };

/** {@link SubmittedForm}, by the declared form: `SentTo<typeof plan>`. */
export type SentTo<Declared> = Declared extends Form<infer Fields> ? SubmittedForm<Fields> : never;

type Take<Declared extends Shape> = (c: C, sent: SubmittedForm<Declared>) => Response | Promise<Response>;

/** The handler of a route that takes a form: see the top of this file. */
export function takeForm<Declared extends Shape>(declared: Form<Declared>, take: Take<Declared>): Handler<Http> {
  return async (c) => {
    const read = await readFields(c.req.raw, declared.limits);
    if (!read.ok) return unreadable(c, read.fault);
    let submission: Promise<Submission | null> | undefined;
    c.set("submission", () => {
      submission ??= submissionOf(c.var, read.value);
      return submission;
    });
    return wayOn(c, await take(c, parseFields(declared, read.value)));
  };
}

/** Parses fields by the schema of a form. */
export function parseFields<Declared extends Shape>(
  { schema }: Form<Declared>,
  fields: FormFields,
): SubmittedForm<Declared> {
  const named = Object.entries(schema.shape).map(([name, field]) => [name, textsOf(field, name, fields)]);
  const read = schema.safeParse(Object.fromEntries(named));
  if (read.success) return { ok: true, value: read.data, fields };
  return { ok: false, faults: new Set(read.error.issues.map(({ path }) => path[0] as keyof Declared)), fields };
}

function textsOf(field: unknown, name: string, fields: FormFields): string | string[] | undefined {
  return field instanceof z.ZodMiniArray ? fields.getAll(name) : (fields.get(name) ?? undefined);
}

const unreadablePages: Readonly<Record<BodyFault, ErrorPageName>> = {
  too_large: "413",
  too_slow: "408",
  malformed: "400",
};

function unreadable({ var: { visit } }: C, fault: BodyFault): Promise<Response> {
  return errorPageAnswer(visit, unreadablePages[fault]);
}

/** The one answer to a form that was accepted: a redirect to a page (303), which no cache keeps. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** Whether a script of ours sends this form, and stays on its page: see `contract/scripted-form.ts`. */
export function isScripted({ req }: C): boolean {
  return req.header(scriptedForm.request) !== undefined;
}

/** Gives a script the next address in a header: it would follow a redirect and never learn where that led. */
function wayOn(c: C, answer: Response): Response {
  const location = answer.headers.get("location");
  if (answer.status !== 303 || location === null || !isScripted(c)) return answer;
  const headers = new Headers(answer.headers);
  headers.delete("location");
  headers.set(scriptedForm.next, location);
  return new Response(null, { status: 204, headers });
}
