/** What people read when a call failed, whichever it was and for whatever reason (SUB-2). */
export const communicationMessage = "There has been a communication error. Please try again.";

/** An answer that was not ok, or not JSON (ERR-2). `data` is its body as far as it could be read, else null. */
export class AnswerError extends Error {
  override readonly name = "AnswerError";
  readonly status: number;
  readonly data: unknown;
  /** Seconds after which to ask again, as the answer said; null where it did not. */
  readonly retryAfter: number | null;

  constructor(status: number, data: unknown, retryAfter: number | null = null) {
    super(`answered ${status}`);
    this.status = status;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

/** No whole answer within the time that a call has. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

/**
 * The one error of every call. Its message is for people; the rest is for the page, which may know better what to say:
 * a wrong one-time code, too many tries.
 */
export class CommunicationError extends Error {
  override readonly name = "CommunicationError";
  /** HTTP status of the answer; null where none came, or where the answer was fine but for what it said. */
  readonly status: number | null;
  /** The `error` of the answer's body (`invalid_login_credentials`); null where it had none. */
  readonly code: string | null;
  readonly retryAfter: number | null;

  constructor(cause: unknown) {
    super(communicationMessage, { cause });
    const answer = cause instanceof AnswerError ? cause : null;
    this.status = answer?.status ?? null;
    this.code = answer ? codeIn(answer.data) : null;
    this.retryAfter = answer?.retryAfter ?? null;
  }
}

/** How a service refused a call. Each is null where it did not say; all are when no proper answer came. */
export type Refused = Pick<CommunicationError, "code" | "status" | "retryAfter">;

export function refusalIn(error: unknown): Refused {
  return error instanceof CommunicationError ? error : { code: null, status: null, retryAfter: null };
}

/** A token that does not have three parts. */
export class TokenError extends Error {
  override readonly name = "TokenError";

  constructor() {
    super("The token does not have three parts.");
  }
}

/** Something that the client must have been given before is not there. Its messages are part of the specification. */
export class MissingError extends Error {
  override readonly name = "MissingError";
}

export const missing = {
  codeVerifier: "No codeVerifier value provided for v2 auth",
  editToken: "No token supplied for v1 account edit",
  editConfirmToken: "No token supplied for v1 account edit confirm",
} as const;

/** Errors of our own pass as they are; everything else becomes the one error. */
export function asClientError(error: unknown): Error {
  const isOurs = error instanceof CommunicationError || error instanceof TokenError || error instanceof MissingError;
  return isOurs ? error : new CommunicationError(error);
}

function codeIn(data: unknown): string | null {
  const isNamed = typeof data === "object" && data !== null && "error" in data;
  return isNamed && typeof data.error === "string" ? data.error : null;
}
