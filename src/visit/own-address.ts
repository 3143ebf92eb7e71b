/** Path and query of an address of this site, for a link: a path of two slashes would be another host's address. */
export function ownAddress({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  return pathname.replace(/^\/{2,}/, "/") + search;
}
