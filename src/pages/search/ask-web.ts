import { defaultSettings, type Settings } from "../../contract/settings/settings.ts";
import type { C } from "../../forms/form.ts";
import { logFailure } from "../../platform/log.ts";
import { askSearchService, type SearchServiceAnswer } from "../../results/ask-upstream.ts";
import type { ResultKind, SafeSearch, SearchAdapter } from "../../results/results.ts";
import { imageSigner } from "../../results/signed-image.ts";
import { sessionKeys } from "../../session/session-keys.ts";
import type { SearchAsked } from "./asked.ts";

/** What came of asking, and the address that each picture is shown from, by its own address. */
export interface WebAnswer {
  readonly answered: SearchServiceAnswer;
  readonly pictures: ReadonlyMap<string, string>;
  /** The kinds of results that the service has. */
  readonly kinds: readonly ResultKind[];
}

const safety: Readonly<Record<string, SafeSearch>> = { "1": "strict", "-1": "moderate", "-2": "off" };

/** Asks the search service of this deployment; null where it names none. */
export function webResults(c: C, asked: SearchAsked): Promise<WebAnswer> | null {
  const { searchUpstream } = c.var.config;
  return searchUpstream && ask(c, searchUpstream, asked);
}

async function ask(c: C, adapter: SearchAdapter, { words, kind, page }: SearchAsked): Promise<WebAnswer> {
  const { settings } = c.var.visit;
  const options = { fetch: (request: Request) => fetch(request), now: () => Date.now() };
  const asked = {
    words,
    page,
    region: regionOf(settings),
    safe: safetyOf(settings),
    kind: hasKind(adapter.kinds, kind),
  };
  const answered = await askSearchService(adapter, asked, options);
  // Logs why, and nothing of the search.
  if (!answered.ok) logFailure({ part: "web results", cause: answered.fault });
  const addresses = answered.ok ? answered.found.results.flatMap(({ thumbnail }) => thumbnail ?? []) : [];
  const pictures = addresses.length > 0 ? await signed(addresses, c) : new Map<string, string>();
  return { answered, pictures, kinds: adapter.kinds };
}

/** The region to search; for all regions, that of the language (`kad`): "pt_BR" is sent as "br-pt". */
function regionOf({ kl, kad }: Settings): string {
  if (kl !== defaultSettings.kl || kad === defaultSettings.kad) return kl;
  return kad.toLowerCase().split("_").reverse().join("-");
}

function safetyOf({ kp }: Settings): SafeSearch {
  return safety[kp] ?? "moderate";
}

function hasKind(kinds: readonly ResultKind[], kind: ResultKind): ResultKind {
  return kinds.includes(kind) ? kind : (kinds[0] ?? "web");
}

async function signed(addresses: readonly string[], c: C): Promise<ReadonlyMap<string, string>> {
  const sign = await imageSigner(await sessionKeys(c.var.config), Date.now());
  if (!sign) return new Map();
  return new Map(await Promise.all(addresses.map(async (address) => [address, await sign(address)] as const)));
}
