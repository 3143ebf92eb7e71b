/** Asking for an access code inside the app, as a pure state machine (ITR-1). */
import type { AccessCodeAnswer } from "../../../src/contract/restoration/access-code.ts";
import type { AccessCode } from "../../../src/contract/services.ts";

export type AccessCodeState =
  /** The app is being asked for its token. */
  | { readonly is: "asking" }
  /** The app did not answer as agreed. */
  | { readonly is: "not-responding" }
  /** Nobody is signed in to the app, or its token is no longer valid. */
  | { readonly is: "signed-out" }
  /** The app does not know the message that asks for its token. */
  | { readonly is: "unchecked" }
  | { readonly is: "not-held" }
  | { readonly is: "ready"; readonly token: string; readonly failed: boolean }
  /** A code is being made; `code` is the one that it replaces, null for a first one. */
  | { readonly is: "sending"; readonly token: string; readonly code: AccessCode | null }
  | {
      readonly is: "shown";
      readonly token: string;
      readonly code: AccessCode;
      /** The visitor is being asked whether to renew it. */
      readonly asks: boolean;
      /** An attempt to renew it has failed. */
      readonly failed: boolean;
    };

export type AccessCodeFact =
  | {
      readonly type:
        | "retried"
        | "no-answer"
        | "no-token"
        | "no-message"
        | "make-requested"
        | "renewal-requested"
        | "kept";
    }
  | { readonly type: "token"; readonly token: string }
  | { readonly type: "answered"; readonly issued: AccessCodeAnswer };

/** The state after a fact; one that means nothing in the current state changes nothing. */
export function nextCodeState(state: AccessCodeState, fact: AccessCodeFact): AccessCodeState {
  switch (fact.type) {
    case "retried":
      return { is: "asking" };
    case "no-answer":
      return state.is === "asking" ? { is: "not-responding" } : state;
    case "no-token":
      return state.is === "asking" ? { is: "signed-out" } : state;
    case "no-message":
      return state.is === "asking" ? { is: "unchecked" } : state;
    case "token":
      return state.is === "asking" ? { is: "ready", token: fact.token, failed: false } : state;
    case "make-requested":
      return requested(state);
    case "answered":
      return state.is === "sending" ? answered(state, fact.issued) : state;
    case "renewal-requested":
      return state.is === "shown" ? { ...state, asks: true } : state;
    case "kept":
      return state.is === "shown" ? { ...state, asks: false } : state;
  }
}

function requested(state: AccessCodeState): AccessCodeState {
  if (state.is === "ready") return { is: "sending", token: state.token, code: null };
  return state.is === "shown" ? { is: "sending", token: state.token, code: state.code } : state;
}

function answered(
  { token, code }: Extract<AccessCodeState, { is: "sending" }>,
  issued: AccessCodeAnswer,
): AccessCodeState {
  if (issued.tag === "issued") return { is: "shown", token, code: issued.code, asks: false, failed: false };
  if (issued.tag === "signed-out") return { is: "signed-out" };
  if (issued.tag === "not-held") return { is: "not-held" };
  return code ? { is: "shown", token, code, asks: false, failed: true } : { is: "ready", token, failed: true };
}
