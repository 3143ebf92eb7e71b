import type { CallError } from "../../src/contract/call.ts";

/** The message that people read when a call fails, whichever call it is and for whatever reason (SUB-2). */
export const communicationMessage = "There has been a communication error. Please try again.";

/** No whole answer within the time that a call has. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

/** A call without an answer, and whatever else fails in a step. */
const noAnswer: CallError = { code: null, status: null, retryAfter: null };

/**
 * The error that all calls reject with. Its message is for people; the other fields let a page say something more exact,
 * such as that a one-time code is wrong or that there were too many attempts (ERR-2: `cause` is the body of the answer).
 */
export class CommunicationError extends Error implements CallError {
  override readonly name = "CommunicationError";
  readonly code: string | null;
  readonly status: number | null;
  readonly retryAfter: number | null;

  constructor({ code, status, retryAfter, cause }: CallError) {
    super(communicationMessage, { cause });
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** How a call failed; no answer, if it was something else that failed. */
export function refusalIn(error: unknown): CallError {
  return error instanceof CommunicationError ? error : noAnswer;
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
  return isOurs ? error : new CommunicationError({ ...noAnswer, cause: error });
}
