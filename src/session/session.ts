import type { Store } from "../../client/storage/store.ts";
import {
  type CookieKind,
  endedCookie,
  type SessionKeys,
  sealEntries,
  sessionCookie,
  sessionKind,
  unsealEntries,
} from "./session-cookie.ts";

/**
 * What the worker keeps for one visitor from request to request, in the visitor's own browser: an encrypted cookie. As a
 * {@link Store} it holds what the subscription client holds; journeys keep what was typed in it. It exists only once
 * something was put in.
 */
export interface Session extends Store {
  /** Forgets everything. */
  end(): void;
  /** Whether it was ended in this request. */
  readonly isEnded: boolean;
  /** The names of what was put in or taken out since it was opened. */
  readonly changed: ReadonlySet<string>;
  /** The cookie to set when anything changed since it was opened, else null. Sealed afresh at each change. */
  cookie(): Promise<string | null>;
}

interface Opening {
  readonly cookies: ReadonlyMap<string, string>;
  readonly keys: () => Promise<SessionKeys>;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Which of the encrypted cookies; the one of subscribers where left out. */
  readonly kind?: CookieKind;
}

/** Opens the session of a request. Without a session cookie no key is asked for until something is kept. */
export async function openSession({ cookies, keys, now, kind = sessionKind }: Opening): Promise<Session> {
  const sealed = cookies.get(kind.name);
  const entries = new Map(sealed ? await unsealEntries(sealed, await keys(), now, kind) : []);
  const changed = new Set<string>();
  let ended = false;
  return {
    get isEnded() {
      return ended;
    },
    changed,
    get: (name) => entries.get(name) ?? null,
    set(name, value) {
      if (entries.get(name) === value) return;
      entries.set(name, value);
      changed.add(name);
    },
    remove(name) {
      if (entries.delete(name)) changed.add(name);
    },
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
