import { beforeAll, describe, expect, it } from "vitest";
import {
  newSecrets,
  renewedSecrets,
  rotatedSecrets,
  type SiteSecrets,
  secretsSchema,
  sharedNames,
} from "../../../src/operations/key-making.ts";
import { flowKind, sealEntries, unsealEntries } from "../../../src/session/session-cookie.ts";
import { readSessionKeys } from "../../../src/session/session-keys.ts";
import { deployed } from "./deployed.ts";
import { authorization, codeIn, exchange, post } from "./service.ts";

const start = Date.now();
const day = 86_400_000;
const entries = new Map([["next", '"/pro"']] as const);

let first: SiteSecrets;
let planned: SiteSecrets;
let emergency: SiteSecrets;

beforeAll(async () => {
  first = await newSecrets(start - day);
  planned = await rotatedSecrets(first, start);
  emergency = await newSecrets(start);
});

function keysOf({ SESSION_KEYS }: SiteSecrets) {
  const keys = readSessionKeys(JSON.stringify(SESSION_KEYS));
  if (!keys) throw new Error("the worker cannot read its keys");
  return keys;
}

const auth = ({ AUTH_SIGNING_KEYS }: SiteSecrets) =>
  deployed({
    STAGE: "production",
    AUTH_ISSUER: "https://nightjar.example",
    AUTH_SIGNING_KEYS: JSON.stringify(AUTH_SIGNING_KEYS),
  });

async function accessToken(secrets: SiteSecrets): Promise<string> {
  const ask = auth(secrets);
  const cookie = (await ask("/api/auth/v2/authorize", { query: authorization })).headers.get("set-cookie") ?? "";
  const created = await ask("/api/auth/v2/account/create", { ...post, cookie: cookie.split(";")[0] });
  return (await ask("/api/auth/v2/token", { query: exchange(codeIn(created)) })).body.access_token;
}

describe("npm run operate -- keys", () => {
  it("OPS-5 makes every secret in the form that the workers read, never the same twice", async () => {
    for (const secrets of [first, planned, emergency]) expect(secretsSchema.safeParse(secrets).success).toBe(true);
    const other = await newSecrets(start);
    expect(other.ONION_KEY).not.toBe(emergency.ONION_KEY);
    // Every secret without which a deployment is refused.
    expect(Object.keys(other).sort()).toEqual(["AUTH_SIGNING_KEYS", "SESSION_KEYS", ...sharedNames].sort());
    const held = (secrets: SiteSecrets) => sharedNames.map((name) => secrets[name]);
    expect(held(planned), "until the other side has another").toEqual(held(first));
    const all = [first, emergency, other].flatMap(held);
    expect(new Set(all).size, "a secret is shared by two").toBe(all.length);
    expect(keysOf(other)[0]?.k).not.toBe(keysOf(emergency)[0]?.k);
    expect(other.AUTH_SIGNING_KEYS.pepper).not.toBe(emergency.AUTH_SIGNING_KEYS.pepper);
  });

  it.each(sharedNames)("OPS-5 renews %s alone, when its other side gets a new one", (name) => {
    const renewed = renewedSecrets(first, [name]);
    expect(secretsSchema.parse(renewed)[name]).not.toBe(first[name]);
    expect({ ...renewed, [name]: first[name] }).toEqual(first);
  });

  it("OPS-5 the planned rotation: who is signed in stays so, and what comes next is sealed with the new key", async () => {
    const before = await sealEntries(entries, keysOf(first), start, flowKind);
    expect(await unsealEntries(before, keysOf(planned), start, flowKind)).toEqual(entries);
    const after = await sealEntries(entries, keysOf(planned), start, flowKind);
    expect(after.split(".")[0]).not.toBe(before.split(".")[0]);
    expect((await unsealEntries(after, keysOf(first), start, flowKind)).size, "the old key opens nothing new").toBe(0);
    const again = await rotatedSecrets(planned, start + 31 * day);
    expect(keysOf(again)).toHaveLength(2);
    expect((await unsealEntries(before, keysOf(again), start, flowKind)).size, "two rotations later it is over").toBe(
      0,
    );
  });

  it("OPS-5 the planned rotation: tokens that were signed before still count", async () => {
    const token = await accessToken(first);
    expect((await auth(planned)("/api/auth/v2/account", { bearer: token })).status).toBe(200);
    const kidOf = (signed: string) => JSON.parse(atob(signed.split(".")[0] ?? "")).kid;
    // Clients cache the published keys for an hour, so the new one does not sign yet.
    expect(kidOf(await accessToken(planned))).toBe(kidOf(token));
  });

  it("OPS-5 the emergency: nothing that the old keys sealed or signed counts, and the new ones work at once", async () => {
    const [sealed, token] = [await sealEntries(entries, keysOf(first), start, flowKind), await accessToken(first)];
    expect((await unsealEntries(sealed, keysOf(emergency), start, flowKind)).size).toBe(0);
    expect((await auth(emergency)("/api/auth/v2/account", { bearer: token })).status).toBe(401);
    const fresh = await accessToken(emergency);
    expect((await auth(emergency)("/api/auth/v2/account", { bearer: fresh })).status).toBe(200);
    expect((await auth(first)("/api/auth/v2/account", { bearer: fresh })).status).toBe(401);
  });
});
