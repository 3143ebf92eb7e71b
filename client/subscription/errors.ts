/** The message that people read when a call fails, whichever call it is and for whatever reason (SUB-2). */
export const communicationMessage = "There has been a communication error. Please try again.";

/** An answer that was not ok, or not JSON (ERR-2). `data` is its body as far as it could be read, else null. */
export class AnswerError extends Error {
  override readonly name = "AnswerError";
  readonly status: number;
  readonly data: unknown;
  /** The seconds after which to try again, if the answer says so; else null. */
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
 * The error that all calls reject with. Its message is for people; the other fields let a page say something more exact,
 * such as that a one-time code is wrong or that there were too many attempts.
 */
export class CommunicationError extends Error {
  override readonly name = "CommunicationError";
  /** HTTP status of the answer; null if none came, or if an answer that was ok did not match its schema. */
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

/** How a service refused a call. A field is null if the answer does not say; all are null if no proper answer came. */
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

/** The client lacks a value that it needs from an earlier step. The messages are part of the specification. */
export class MissingError extends Error {
  override readonly name = "MissingError";
}

export const missing = {
  codeVerifier: "No codeVerifier value provided for v2 auth",
  editToken: "No token supplied for v1 account edit",
  editConfirmToken: "No token supplied for v1 account edit confirm",
} as const;

/** Errors of the client's own classes pass unchanged; everything else becomes a `CommunicationError`. */
export function asClientError(error: unknown): Error {
  const isOurs = error instanceof CommunicationError || error instanceof TokenError || error instanceof MissingError;
  return isOurs ? error : new CommunicationError(error);
}

function codeIn(data: unknown): string | null {
  const isNamed = typeof data === "object" && data !== null && "error" in data;
  return isNamed && typeof data.error === "string" ? data.error : null;
}
