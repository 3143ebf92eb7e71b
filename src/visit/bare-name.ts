/** The same address under the bare name of the main host, for one that begins with `www.`; else null. */
export function bareAddress(url: URL, mainHosts: readonly string[]): string | null {
  const bare = url.hostname.replace(/^www\./, "");
  if (bare === url.hostname || !mainHosts.includes(bare)) return null;
  const moved = new URL(url);
  moved.hostname = bare;
  return moved.href;
}
