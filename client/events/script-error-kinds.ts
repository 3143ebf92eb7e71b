import { type ErrorMessage, errorMessages } from "../../src/contract/events/error-messages.ts";

export interface ScriptError {
  readonly message: ErrorMessage;
  readonly cause?: ErrorMessage;
}

/** Kinds of failure that tell more than the class, recognised by the words of Chromium, Firefox, WebKit, React or our own code. */
const ours: readonly (readonly [pattern: RegExp, message: ErrorMessage])[] = [
  [/^an island took longer/, "island_late"],
  [/dynamically imported module|Importing a module script failed/, "module_missing"],
  [/hydration|hydrating|Minified React error #(?:418|423|425)\b/i, "hydration_mismatch"],
  [/Maximum call stack|too much recursion/i, "endless_recursion"],
  [/exceeded the quota|QuotaExceeded/i, "storage_full"],
  [/(?:localStorage|sessionStorage)'? .*denied|operation is insecure/i, "storage_blocked"],
  [/TrustedHTML|TrustedScript|Trusted Types/i, "trusted_types"],
  [/^Failed to fetch|^Load failed|NetworkError when attempting/, "network_failed"],
  [/is not a function/, "not_a_function"],
  [/is not defined|^Can't find variable/, "not_defined"],
  [
    /of (?:undefined|null)\b|is (?:undefined|null)\b|(?:undefined|null) is not an object|can't access property/,
    "missing_value",
  ],
];

export function scriptError(thrown: unknown): ScriptError {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return { message: messageOf(thrown), ...(cause === undefined ? {} : { cause: messageOf(cause) }) };
}

function messageOf(thrown: unknown): ErrorMessage {
  if (!(thrown instanceof Error)) return "other";
  const known = ours.find(([pattern]) => pattern.test(thrown.message));
  return known?.[1] ?? errorMessages.find((name) => name === thrown.name) ?? "other";
}
