import { exportJWK, generateKeyPair } from "jose";
import { newSecret } from "../../../platform/random.ts";
import { PinnedObject } from "../../pinned.ts";
import { isRotationDue, keySetAge, type PrivateKey, type PrivateKeySet, rotatedKeys } from "./key-rules.ts";

const key = "keys";

/** The keys of a developer's machine: made once, kept here, a new one a month. Deployed workers have a secret instead. */
export class AuthKeys extends PinnedObject {
  /** The present keys; makes them when there are none, or a new one when its time has come. `now` in milliseconds. */
  async current(now: number): Promise<PrivateKeySet> {
    return this.ctx.blockConcurrencyWhile(async () => {
      const kept = this.ctx.storage.kv.get<PrivateKeySet>(key);
      if (kept && !isRotationDue(kept.keys, now)) return kept;
      return this.#keep(kept ? await rotated(kept, now) : await newKeys(now));
    });
  }

  /** Adds a key at once, as a rotation would. */
  async rotate(now: number): Promise<PrivateKeySet> {
    const kept = await this.current(now);
    return this.#keep(await rotated(kept, now));
  }

  #keep(keys: PrivateKeySet): PrivateKeySet {
    this.ctx.storage.kv.put(key, keys);
    return keys;
  }
}

/** Two at once, so that the set has two from the first day; the older one signs first. */
async function newKeys(now: number): Promise<PrivateKeySet> {
  const pepper = newSecret();
  return { keys: [await newKey(now), await newKey(now - keySetAge * 1000)], pepper };
}

async function rotated({ keys, pepper }: PrivateKeySet, now: number): Promise<PrivateKeySet> {
  return { keys: rotatedKeys(keys, await newKey(now), now), pepper };
}

async function newKey(now: number): Promise<PrivateKey> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const { x = "", y = "", d = "" } = await exportJWK(privateKey);
  return { kty: "EC", crv: "P-256", x, y, d, kid: crypto.randomUUID(), published: Math.floor(now / 1000) };
}
