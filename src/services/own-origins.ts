/**
 * Absolute addresses are built from the configuration, not from the `Host` header, which the caller writes: a link in a mail
 * must not lead where a stranger wants it to.
 */
import type { ServicesConfig } from "./env.ts";

type Names = Pick<ServicesConfig, "development" | "ownHosts">;

/**
 * Whether an origin is one of ours, compared whole: https on the usual port. On a developer's machine the origin of the
 * request counts as well, whatever its name and port.
 */
export function isOwnOrigin({ development, ownHosts }: Names, asked: URL, origin: string): boolean {
  if (development && origin === asked.origin) return true;
  return ownHosts.some((host) => origin === `https://${host}`);
}

/** The origin for links in mails: the deployment's main one; on a developer's machine the request's, if its host is ours. */
export function publicOrigin({ development, ownHosts }: Names, asked: URL): string {
  const main = ownHosts[0] ?? "localhost";
  if (!development) return `https://${main}`;
  return ownHosts.includes(asked.hostname) ? asked.origin : `http://${main}`;
}

/** The origin for an address that the visitor goes to next: the request's if it is ours, else the main one. */
export function originFor(names: Names, asked: URL): string {
  return isOwnOrigin(names, asked, asked.origin) ? asked.origin : publicOrigin(names, asked);
}
