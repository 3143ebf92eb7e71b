import { asClientError } from "./errors.ts";

/** The steps of signing in and of changing the address, by which failures are counted (SUB-3). */
export type FailureLabel =
  | "authorization"
  | "account create"
  | "passphrase"
  | "login"
  | "tokens"
  | "account edit"
  | "account edit confirm";

/** What is sent on must contain neither the error's cause nor anything that was typed. */
export interface FailureEvent {
  readonly label: FailureLabel;
  readonly error: Error;
}

/** Runs a step. What it throws becomes an error of the client, is reported under the label (if any), and is thrown again. */
export type Reporter = <Value>(label: FailureLabel | null, run: () => Value | Promise<Value>) => Promise<Value>;

/** A failure in a step within a step is reported once, under the label of the inner step. */
export function createReporter(onEvent: (event: FailureEvent) => void): Reporter {
  const told = new WeakSet<Error>();
  return async (label, run) => {
    try {
      return await run();
    } catch (thrown) {
      const error = asClientError(thrown);
      if (label && !told.has(error)) {
        told.add(error);
        onEvent({ label, error });
      }
      throw error;
    }
  };
}
