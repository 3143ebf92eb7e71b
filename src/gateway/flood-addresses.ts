/**
 * Requests that a script could repeat thousands of times and that cost something: rows, mail or work. Each kind has a limit
 * of its own, so that a flood of one never stops another.
 */
import { endpoints } from "../contract/routes.ts";
import { newsletterPaths } from "../contract/services.ts";
import { authPaths } from "../contract/subscription/auth-paths.ts";
import type { FloodName, OverLimit } from "../platform/flood-table.ts";

/** What calls are counted as. */
export type Flood = Exclude<FloodName, "page" | "version">;

/**
 * The calls to services that are limited, by method and path. The code that confirms the deletion of an account is not: only
 * its owner can ask for it, and by law may.
 */
const counted: ReadonlyMap<string, Flood> = new Map([
  [`GET ${authPaths.authorize}`, "session"],
  [`POST ${authPaths.authorize}`, "session"],
  [`POST ${authPaths.loginPasskey}`, "session"],
  [`POST ${authPaths.accountCreate}`, "sign-up"],
  [`POST ${authPaths.v1AccountCreate}`, "sign-up"],
  [`POST ${authPaths.otp}`, "code"],
  [`GET ${authPaths.v1LoginLink}`, "code"],
  [`POST ${authPaths.accountEdit}`, "code"],
  [`POST ${authPaths.v1AccountEdit}`, "code"],
  [`POST ${newsletterPaths.subscribe}`, "newsletter"],
  ["POST /support/messages", "support"],
  [`POST ${endpoints.scans}`, "scan"],
  [`POST ${endpoints.scanFeedback}`, "feedback"],
  ["POST /itr/survey", "survey"],
]);

/** The kind of a call; null for one that is not limited. HEAD is answered like GET, and counts as one. */
export function floodOf(method: string, path: string): Flood | null {
  return counted.get(`${method === "HEAD" ? "GET" : method} ${path}`) ?? null;
}

/** Who is over a limit: the visitor's network, or everybody together. */
export type FloodSource = "network" | "everybody";

/** Counts and limits the calls of one request. */
export interface FloodGate {
  /** Where they come from. */
  readonly from: OverLimit;
  /** Set when a call of this request was refused. Nothing more of it passes. */
  over: FloodSource | null;
  /** Counts one call; false where there were too many. */
  admit(flood: Flood): Promise<boolean>;
}

/**
 * Kinds of which a service's 429 means that there were too many from everybody together. Codes are refused for other
 * reasons, which the form that asked for one explains.
 */
const shared: ReadonlySet<Flood | null> = new Set<Flood>(["sign-up", "newsletter", "scan"]);

export function isOverForAll(flood: Flood | null, status: number): boolean {
  return status === 429 && shared.has(flood);
}
