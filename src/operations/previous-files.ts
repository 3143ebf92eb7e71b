/**
 * A page that was opened before a release requests scripts by their old names, so each release carries the scripts of those
 * before it. They are fetched from the live site, where a list beside them says which script belongs to which release.
 */
import { createHash } from "node:crypto";
import * as z from "zod/mini";

/** For each release, newest first, the digests of its scripts by name. */
const listSchema = z.object({
  releases: z.array(z.object({ version: z.string(), scripts: z.record(z.string(), z.string()) })),
});
type ReleaseList = z.infer<typeof listSchema>;

/** The list's file name; it is in the folder of the scripts. */
export const listName = "releases.json";
const folder = "client/assets/";

/** This release and the two before it. */
const mostReleases = 3;

export interface PublishedScripts {
  readonly list: ReleaseList;
  /** Scripts that this build lacks, by name, with the digest that each must have. */
  readonly wanted: Readonly<Record<string, string>>;
}

/** Decides what is published beside this build's scripts, from its files and from the list of the live site. */
export function scriptsToPublish(
  release: { readonly version: string; readonly files: Readonly<Record<string, string>> },
  live: unknown,
): PublishedScripts {
  const own = Object.fromEntries(
    Object.entries(release.files)
      .filter(([path]) => path.startsWith(folder) && path.endsWith(".js"))
      .map(([path, digest]) => [path.slice(folder.length), digest]),
  );
  const before = (listSchema.safeParse(live).data?.releases ?? []).filter(({ version }) => version !== release.version);
  const releases = [{ version: release.version, scripts: own }, ...before].slice(0, mostReleases);
  const all = Object.assign({}, ...releases.map(({ scripts }) => scripts).reverse()) as Record<string, string>;
  const wanted = Object.fromEntries(Object.entries(all).filter(([name]) => !(name in own) && isScriptName(name)));
  return { list: { releases }, wanted };
}

/** Keeps a list from the network from naming a file elsewhere. */
function isScriptName(name: string): boolean {
  return /^[\w-]+\.js$/.test(name);
}

/** Fetches the wanted scripts. Throws if one is gone or does not have its digest: an open page may still request it. */
export async function fetchKept(
  { wanted }: PublishedScripts,
  get: (name: string) => Promise<Uint8Array | null>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const entries = Object.entries(wanted).map(async ([name, digest]) => {
    const bytes = await get(name);
    if (!bytes || createHash("sha256").update(bytes).digest("hex") !== digest) {
      throw new Error(`the script ${name} of an earlier release is not what it was`);
    }
    return [name, bytes] as const;
  });
  return new Map(await Promise.all(entries));
}
