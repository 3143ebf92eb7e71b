import { readEdgeConfig } from "../env.ts";
import { securityHeaders } from "../render/security.ts";
import type { Visit } from "../visit/visit.ts";
import { isListed } from "./discovery.ts";

export type DataHeaders = (env: object, site: Pick<Visit, "host" | "secure">) => Headers;

/**
 * The headers of a kind of answer that is given without a visit. They are needed often and depend on nothing but the stage,
 * the variant of the site and the scheme, so each of these few sets is made once.
 * @param own headers of this kind of answer alone
 */
export function dataHeaders(own: Readonly<Record<string, string>>): DataHeaders {
  const made = new Map<string, Headers>();
  return (env, { host, secure }) => {
    const { stage } = readEdgeConfig(env);
    const key = `${stage} ${host} ${secure}`;
    const known = made.get(key);
    if (known) return known;
    const robots: Record<string, string> = isListed(host, stage) ? {} : { "x-robots-tag": "noindex" };
    const headers = new Headers({ ...securityHeaders({ host, secure }, "data"), ...robots, ...own });
    made.set(key, headers);
    return headers;
  };
}
