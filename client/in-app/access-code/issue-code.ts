import { anything, call, type Service } from "../../../src/contract/call.ts";
import { type Issued, readIssueAnswer } from "../../../src/contract/restoration/access-code.ts";

interface IssueRequest {
  readonly token: string;
  /** The query of the page's address, for `environment=staging`. */
  readonly search: string;
  /** The code to renew; null asks for the one that is still valid, or for a first one. */
  readonly replaces: string | null;
}

/** `POST /itr/issue` with the app's token. Never rejects. */
export async function issueCode(service: Service, { token, search, replaces }: IssueRequest): Promise<Issued> {
  const isStaging = new URLSearchParams(search).get("environment") === "staging";
  const answer = await call(service, {
    method: "POST",
    path: `/itr/issue${isStaging ? "?environment=staging" : ""}`,
    bearer: token,
    body: replaces === null ? {} : { replaces },
    credentials: "omit",
    schema: anything,
  });
  return readIssueAnswer(answer, replaces);
}
