import { readConfig } from "../env.ts";
import { securityHeaders } from "../render/security.ts";
import type { Visit } from "../visit/visit.ts";
import { isListed } from "./discovery.ts";

const made = new Map<string, Headers>();

/**
 * The headers of what is answered without a visit. They are needed often and few sets differ, so each is made once.
 * @param own headers of this kind of answer alone; its content-type tells it from others
 */
export function dataHeaders(
  env: object,
  { host, secure }: Pick<Visit, "host" | "secure">,
  own: Readonly<Record<string, string>>,
): Headers {
  const { stage } = readConfig(env);
  const key = `${stage} ${host} ${secure} ${own["content-type"]}`;
  const known = made.get(key);
  if (known) return known;
  const robots: Record<string, string> = isListed(host, stage) ? {} : { "x-robots-tag": "noindex" };
  const headers = new Headers({ ...securityHeaders({ host, secure }, "data"), ...robots, ...own });
  made.set(key, headers);
  return headers;
}
