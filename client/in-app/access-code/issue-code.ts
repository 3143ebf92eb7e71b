import { anything, call, type Service } from "../../../src/contract/call.ts";
import { type AccessCodeAnswer, readIssueAnswer } from "../../../src/contract/restoration/access-code.ts";

interface IssueRequest {
  readonly token: string;
  readonly staging: boolean;
  /** The code to renew; null asks for the one that is still valid, or for a first one. */
  readonly replaces: string | null;
}

/** `POST /itr/issue` with the app's token. Never rejects. */
export async function requestAccessCode(
  service: Service,
  { token, staging, replaces }: IssueRequest,
): Promise<AccessCodeAnswer> {
  const answer = await call(service, {
    method: "POST",
    path: `/itr/issue${staging ? "?environment=staging" : ""}`,
    bearer: token,
    body: replaces === null ? {} : { replaces },
    credentials: "omit",
    schema: anything,
  });
  return readIssueAnswer(answer, replaces);
}
