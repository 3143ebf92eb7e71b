/** The secrets that open an account, and how each of them is tried through the service's public calls. */
import { exports } from "cloudflare:workers";
import { type Answer, codeIn, exchange, openSession, post, renewal, type Service } from "../service.ts";

export type Secret =
  | { kind: "access"; token: string }
  | { kind: "refresh"; token: string }
  | { kind: "code"; code: string }
  | { kind: "otp"; cookie: string; email: string; otp: string }
  | { kind: "link"; email: string; otp: string }
  | { kind: "edit"; access: string; email: string | null; hash: string; otp: string }
  | { kind: "recovery"; code: string }
  | { kind: "portal"; accountId: string; epoch: number };
export type Kind = Secret["kind"];

export const kinds: readonly Kind[] = ["access", "refresh", "code", "otp", "link", "edit", "recovery", "portal"];

/** The kinds that are void after the next change of address. The others survive it. */
export const pendingKinds: ReadonlySet<Kind> = new Set(["code", "otp", "link", "edit", "portal"]);

/** The secrets that a secret gave in return; null if it was refused. */
export type Opened = readonly Secret[] | null;

function codeOf(answer: Answer): Opened {
  return answer.status === 302 ? [{ kind: "code", code: codeIn(answer) }] : null;
}

function pairOf({ status, body }: Answer): Opened {
  if (status !== 200) return null;
  return [
    { kind: "access", token: body.access_token },
    { kind: "refresh", token: body.refresh_token },
  ];
}

async function logIn(auth: Service, json: object, cookie?: string): Promise<Opened> {
  return codeOf(await auth.ask("/api/auth/v2/login", { ...post, cookie: cookie ?? (await openSession(auth)), json }));
}

/** Tries a secret; a recovery code that has to wait before its next try counts as refused. */
export async function tryIt(auth: Service, secret: Secret): Promise<Opened> {
  switch (secret.kind) {
    case "access":
      return (await auth.ask("/api/auth/v2/account", { bearer: secret.token })).status === 200 ? [] : null;
    case "refresh":
      return pairOf(await auth.ask("/api/auth/v2/token", { query: renewal(secret.token) }));
    case "code":
      return pairOf(await auth.ask("/api/auth/v2/token", { query: exchange(secret.code) }));
    case "otp":
      return logIn(auth, { method: "otp", email: secret.email, otp: secret.otp }, secret.cookie);
    case "link":
      return logIn(auth, { method: "otp", email: secret.email, otp: secret.otp });
    case "recovery":
      return logIn(auth, { method: "recovery", code: secret.code });
    case "portal":
      return (await exports.AuthService.isCurrent(secret.accountId, secret.epoch)) ? [] : null;
    case "edit": {
      const { access: bearer, email, hash, otp } = secret;
      const query = { hash, otp, ...(email !== null && { email }) };
      const answer = await auth.ask("/api/auth/v2/account/edit/confirm", { ...post, bearer, query });
      if (answer.status !== 200) return null;
      const code: string | undefined = answer.body.recovery_code;
      return code ? [{ kind: "recovery", code }] : [];
    }
  }
}
