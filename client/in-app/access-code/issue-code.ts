import { type IssueAnswer, type Issued, readIssueAnswer } from "../../../src/contract/restoration/access-code.ts";

interface IssueRequest {
  readonly fetch: typeof globalThis.fetch;
  readonly token: string;
  readonly staging: boolean;
  /** The code to renew; null asks for the one that is still valid, or for a first one. */
  readonly replaces: string | null;
}

/** `POST /itr/issue` with the app's token. Never rejects. */
export async function issueCode({ fetch, token, staging, replaces }: IssueRequest): Promise<Issued> {
  const answer = await fetch(`/itr/issue${staging ? "?environment=staging" : ""}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(replaces === null ? {} : { replaces }),
    credentials: "omit",
  }).then(readAnswer, (): IssueAnswer => ({ tag: "refused", code: null }));
  return readIssueAnswer(answer, replaces);
}

async function readAnswer(answer: Response): Promise<IssueAnswer> {
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return { tag: "ok", data };
  if (answer.status === 401) return { tag: "signed-out" };
  const { error } = Object(data) as { error?: unknown };
  return { tag: "refused", code: typeof error === "string" ? error : null };
}
