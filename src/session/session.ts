import type * as z from "zod/mini";
import { bytesOf } from "../platform/encoding.ts";
import { type EntryTable, subscriberEntries } from "./entries.ts";
import {
  type CookieKind,
  endedCookie,
  flowKind,
  noteKind,
  type SessionKeys,
  type SubscriberEntries,
  sealEntries,
  sessionKind,
  setCookieValue,
  unsealEntries,
} from "./session-cookie.ts";

type NameIn<Table> = keyof Table & string;

/**
 * What the worker keeps for one visitor from request to request, in the visitor's own browser: encrypted cookies. Each keeps
 * the entries of its table and no others, and exists only once something was put in.
 */
export interface Session<Table extends EntryTable = SubscriberEntries> {
  /** Null where nothing is kept under the name. */
  read<Name extends NameIn<Table>>(name: Name): z.output<Table[Name]["schema"]> | null;
  /** A value larger than its row allows is dropped if the row has `dropOrder`; otherwise this throws, because that is a bug. */
  keep<Name extends NameIn<Table>>(name: Name, value: z.input<Table[Name]["schema"]>): void;
  forget(name: NameIn<Table>): void;
  /** Forgets everything: whoever comes next is somebody else. */
  clear(): void;
  /** The same, because the visitor leaves: what lasts as long as the session ends with it. */
  end(): void;
  /** Whether it was ended in this request. */
  readonly isEnded: boolean;
  /** The names of what was put in or taken out since it was opened. */
  readonly changed: ReadonlySet<NameIn<Table>>;
  /**
   * The cookies to set: those with an entry that changed since it was opened. When answers arrive at the same time, the browser
   * keeps the cookies of the last, so an answer must not set what it did not change. None where there is no key.
   */
  cookies(): Promise<string[]>;
}

export interface SessionSource {
  readonly cookies: ReadonlyMap<string, string>;
  readonly keys: () => Promise<SessionKeys>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Opens the session of a subscriber. Without its cookies, no key is read until something is kept. */
export function openSession(opening: SessionSource): Promise<Session> {
  return openCookies(opening, subscriberEntries, [sessionKind, flowKind, noteKind]);
}

/** Opens another of the encrypted cookies. */
export function openCookie<Table extends EntryTable>({
  kind,
  ...opening
}: SessionSource & { readonly kind: CookieKind<Table> }): Promise<Session<Table>> {
  return openCookies(opening, kind.entries, [kind]);
}

async function openCookies<Table extends EntryTable>(
  { cookies, keys, now }: SessionSource,
  rows: Table,
  kinds: readonly CookieKind[],
): Promise<Session<Table>> {
  const opened = kinds.map(async (kind) => {
    const sealed = cookies.get(kind.name);
    return sealed ? [...(await unsealEntries(sealed, await keys(), now, kind))] : [];
  });
  const entries = new Map<string, string>((await Promise.all(opened)).flat());
  const changed = new Set<NameIn<Table>>();
  let ended = false;
  const drop = (name: NameIn<Table>) => {
    if (entries.delete(name)) changed.add(name);
  };
  const clear = () => {
    for (const name of entries.keys()) drop(name as NameIn<Table>);
  };
  /** The `Set-Cookie` value of one cookie, null if nothing in it changed. */
  const written = async (kind: CookieKind): Promise<string | null> => {
    const isOwn = (name: string) => name in kind.entries;
    if (![...changed].some(isOwn)) return null;
    const own = new Map([...entries].filter(([name]) => isOwn(name)));
    if (own.size > 0) {
      const known = await keys();
      return known.length > 0 ? setCookieValue(await sealEntries(own, known, now, kind), kind) : null;
    }
    return cookies.get(kind.name) ? endedCookie(kind) : null;
  };
  return {
    get isEnded() {
      return ended;
    },
    changed,
    read(name) {
      const text = entries.get(name);
      const read = text === undefined ? null : rows[name]?.schema.safeParse(JSON.parse(text));
      // TypeScript cannot tell that the schema of `rows[name]` yields what `Table[Name]` says, as `Name` is a parameter.
      return read?.success ? (read.data as never) : null;
    },
    keep(name, value) {
      const text = JSON.stringify(value);
      const { most = 0, dropOrder } = rows[name] ?? {};
      if (bytesOf(text).length > most) {
        if (dropOrder === undefined) throw new Error(`the entry ${name} is larger than ${most} bytes`);
        return drop(name);
      }
      if (entries.get(name) === text) return;
      entries.set(name, text);
      changed.add(name);
    },
    forget: drop,
    clear,
    end() {
      ended = true;
      clear();
    },
    async cookies() {
      return (await Promise.all(kinds.map(written))).filter((cookie) => cookie !== null);
    },
  };
}
