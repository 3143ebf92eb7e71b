import type * as z from "zod/mini";
import { bytesOf } from "../platform/encoding.ts";
import type { EntryTable } from "./entries.ts";
import {
  type CookieKind,
  endedCookie,
  type SessionKeys,
  type SubscriberEntries,
  sealEntries,
  sessionCookie,
  sessionKind,
  unsealEntries,
} from "./session-cookie.ts";

type NameIn<Table> = keyof Table & string;

/**
 * What the worker keeps for one visitor from request to request, in the visitor's own browser: an encrypted cookie. It keeps
 * the entries of its table and no others, and exists only once something was put in.
 */
export interface Session<Table extends EntryTable = SubscriberEntries> {
  /** Null where nothing is kept under the name. */
  read<Name extends NameIn<Table>>(name: Name): z.output<Table[Name]["schema"]> | null;
  /** What is larger than its row allows is not kept where it could go anyway, and throws where it has to stay: that is a bug. */
  keep<Name extends NameIn<Table>>(name: Name, value: z.input<Table[Name]["schema"]>): void;
  forget(name: NameIn<Table>): void;
  /** Forgets everything. */
  end(): void;
  /** Whether it was ended in this request. */
  readonly isEnded: boolean;
  /** The names of what was put in or taken out since it was opened. */
  readonly changed: ReadonlySet<NameIn<Table>>;
  /** The cookie to set when anything changed since it was opened, else null. Sealed afresh at each change. */
  cookie(): Promise<string | null>;
}

interface Opening<Table extends EntryTable> {
  readonly cookies: ReadonlyMap<string, string>;
  readonly keys: () => Promise<SessionKeys>;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly kind: CookieKind<Table>;
}

/** Opens the session of a subscriber. Without a session cookie no key is asked for until something is kept. */
export function openSession(opening: Omit<Opening<SubscriberEntries>, "kind">): Promise<Session> {
  return openCookie({ ...opening, kind: sessionKind });
}

/** Opens another of the encrypted cookies. */
export async function openCookie<Table extends EntryTable>({
  cookies,
  keys,
  now,
  kind,
}: Opening<Table>): Promise<Session<Table>> {
  const sealed = cookies.get(kind.name);
  const entries = new Map(sealed ? await unsealEntries(sealed, await keys(), now, kind) : []);
  const changed = new Set<NameIn<Table>>();
  let ended = false;
  const drop = (name: NameIn<Table>) => {
    if (entries.delete(name)) changed.add(name);
  };
  return {
    get isEnded() {
      return ended;
    },
    changed,
    read(name) {
      const text = entries.get(name);
      const read = text === undefined ? null : kind.entries[name]?.schema.safeParse(JSON.parse(text));
      // The row of a name has the schema of its type, which the table's own type does not say of a name that is a parameter.
      return read?.success ? (read.data as never) : null;
    },
    keep(name, value) {
      const text = JSON.stringify(value);
      const { most = 0, goes } = kind.entries[name] ?? {};
      if (bytesOf(text).length > most) {
        if (goes === undefined) throw new Error(`the entry ${name} is larger than ${most} bytes`);
        return drop(name);
      }
      if (entries.get(name) === text) return;
      entries.set(name, text);
      changed.add(name);
    },
    forget: drop,
    end() {
      ended = true;
      for (const name of entries.keys()) changed.add(name);
      entries.clear();
    },
    async cookie() {
      if (changed.size === 0) return null;
      if (entries.size > 0) return sessionCookie(await sealEntries(entries, await keys(), now, kind), kind);
      return sealed ? endedCookie(kind) : null;
    },
  };
}
