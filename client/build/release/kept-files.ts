/**
 * A page that was opened before a release asks for scripts by their old names. So the scripts of the last releases go
 * along with each new one. They come from the site itself: the list beside them says which belong to which release.
 */
import { createHash } from "node:crypto";
import * as z from "zod/mini";

/** Digests of the scripts of each release by their names, the newest first. */
const listSchema = z.object({
  releases: z.array(z.object({ version: z.string(), scripts: z.record(z.string(), z.string()) })),
});
type ReleaseList = z.infer<typeof listSchema>;

/** Below the folder of scripts, where the list stands too. */
export const listName = "releases.json";
const folder = "client/assets/";

/** This release and the two before it. */
const mostReleases = 3;

export interface Kept {
  readonly list: ReleaseList;
  /** Names of scripts that this build has not, with the digest that each must have. */
  readonly wanted: Readonly<Record<string, string>>;
}

/** What stands beside this build's scripts, decided from its files and from the list of what is live. */
export function keep(
  release: { readonly version: string; readonly files: Readonly<Record<string, string>> },
  live: unknown,
): Kept {
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

/** A list from the network names no file elsewhere. */
function isScriptName(name: string): boolean {
  return /^[\w-]+\.js$/.test(name);
}

/** The scripts themselves. One that is gone or is not what the list says is an error: a page may be asking for it. */
export async function fetchKept(
  { wanted }: Kept,
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
