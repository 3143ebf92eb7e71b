import { describe, expect, it } from "vitest";
import { brand } from "../../../src/contract/brand/brand.ts";
import { type FloodRow, floods } from "../../../src/platform/flood-table.ts";
import { profile } from "../scans/profile.ts";
import { deployment, inboxOf, type Sent } from "./deployment.ts";

type Asked = Omit<Sent, "from" | "isOnion">;

const minute = 60_000;

// cspell:disable
/** Providers of mailboxes that many different people have. */
const providers = [
  ...["hotmail.co.uk", "btinternet.com", "t-online.de", "comcast.net", "hotmail.fr", "live.co.uk", "sky.com"],
  ...["ntlworld.com", "virginmedia.com", "talktalk.net", "freenet.de", "arcor.de", "bluewin.ch", "gmx.at", "a1.net"],
  ...["verizon.net", "att.net", "sbcglobal.net", "cox.net", "charter.net", "bigpond.com", "optusnet.com.au"],
  ...["shaw.ca", "rogers.com", "sfr.fr", "laposte.net", "wanadoo.fr", "tiscali.it", "telenet.be", "ziggo.nl"],
];
// cspell:enable

/** An address of its own in each run: what a mailbox is sent is remembered. */
const person = (domain: string) => `wren.${crypto.randomUUID()}@${domain}`;

const withdrawal = (email: string) => ({ topic: "withdrawal", message: `I withdraw. ${crypto.randomUUID()}`, email });

/** An address in the `index`th /64 of a /48. */
const inBlock = (index: number) => `2001:db8:bad:${index.toString(16)}::1`;

describe("a stranger who writes in invented names, a hundred at each of 30 providers", { timeout: 120_000 }, () => {
  it("HOLD-8 from three blocks of networks and by the onion host keeps no other network's withdrawal waiting, and only so many are taken", async () => {
    const { send, deliver } = deployment();
    expect(providers).toHaveLength(30);
    const statuses = new Map<number, number>();
    for (const [place, domain] of providers.entries()) {
      const invented = Array.from({ length: 100 }, (_, index) => {
        const from = `2001:db8:${place % 3}:${(place * 100 + index).toString(16)}::1`;
        const isOnion = index % 4 === 0;
        return send({ path: "/support/messages", from, isOnion, json: withdrawal(person(domain)) });
      });
      for (const { status } of await Promise.all(invented)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    const { support, declaration } = floods;
    const taken = 3 * (support.block + declaration.block) + support.onion + declaration.onion;
    expect([...statuses].sort()).toEqual([
      [202, taken],
      [429, 3000 - taken],
    ]);

    for (const [place, domain] of providers.entries()) {
      const email = person(domain);
      const answer = await send({ path: "/help", from: `192.0.${place}.7`, form: withdrawal(email) });
      expect([domain, answer.status]).toEqual([domain, 303]);
      await deliver(email);
      expect((await inboxOf(email)).map(({ template }) => template)).toEqual(["support-receipt"]);
    }
  });

  it("HOLD-8 tells who is on its network at once how else to withdraw, in the form with what they typed, and takes them in the next minute", async () => {
    const { send, deliver, pass } = deployment();
    for (let index = 0; index < 100; index += 1)
      await send({ path: "/support/messages", from: inBlock(index), json: withdrawal(person("flood.example")) });
    const typed = withdrawal(person("people.example"));
    const refused = await send({ path: "/help", from: inBlock(0), form: typed });
    const html = await refused.text();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(html.split(typed.message).length, "in the form, and in the mail that is offered").toBe(2);
    expect(html).toContain(`mailto:${brand.email.help}?subject=`);
    expect(html).toContain(encodeURIComponent(typed.message));
    pass(minute);
    expect((await send({ path: "/help", from: inBlock(0), form: typed })).status).toBe(303);
    await deliver(typed.email);
    expect((await inboxOf(typed.email)).map(({ template }) => template)).toEqual(["support-receipt"]);
  });

  it("HOLD-8 keeps nobody from the newsletter", async () => {
    const { send, settled, inbox } = deployment();
    const subscribe = (email: string, from: string) =>
      send({ path: "/newsletter/subscription/subscribe", from, json: { email, newsletter: "privacy-weekly" } });
    const [domain = ""] = providers;
    for (let index = 0; index < 120; index += 1) await subscribe(person(domain), inBlock(index * 256));
    const email = person(domain);
    expect((await subscribe(email, "203.0.113.7")).status).toBe(202);
    await settled();
    expect(inbox.filter(({ to }) => to === email).map(({ template }) => template)).toEqual(["newsletter-confirm"]);
  });
});

describe("a household with a /56", () => {
  it("HOLD-8 that was refused is refused from its other 255 networks as well, and the house next door is not", async () => {
    const { send } = deployment();
    const subscribe = async (index: number) => {
      const json = { email: person("people.example"), newsletter: "privacy-weekly" };
      return (await send({ path: "/newsletter/subscription/subscribe", from: inBlock(index), json })).status;
    };
    const statuses: number[] = [];
    for (let index = 0; index < floods.newsletter.household + 1; index += 1)
      statuses.push(await subscribe(index % 256));
    expect(statuses.at(-1)).toBe(429);
    for (let index = 0; index < 256; index += 1) expect(await subscribe(index)).toBe(429);
    expect(await subscribe(256)).toBe(202);
  });
});

const kinds: Readonly<Record<string, { readonly row: FloodRow; readonly asked: () => Asked }>> = {
  "a message to the help desk": {
    row: floods.support,
    asked: () => ({
      path: "/support/messages",
      json: { topic: "search", message: crypto.randomUUID(), email: person("people.example") },
    }),
  },
  "a request for the newsletter": {
    row: floods.newsletter,
    asked: () => ({
      path: "/newsletter/subscription/subscribe",
      json: { email: person("people.example"), newsletter: "privacy-weekly" },
    }),
  },
  "a scan": { row: floods.scan, asked: () => ({ path: "/api/scans", json: profile }) },
};

describe.each(Object.entries(kinds))("%s", (_, { row, asked }) => {
  it("HOLD-8 OPS-3 is taken while one network, a /48 and the onion host send all they may, at the end of a minute and in the next", async () => {
    const { send, pass } = deployment();
    const attack = async () => {
      const onion = { from: "127.0.0.1", isOnion: true };
      for (let index = 0; index < row.network + 5; index += 1) await send({ ...asked(), from: "198.51.100.1" });
      for (let index = 0; index < row.block + 5; index += 1) await send({ ...asked(), from: inBlock(index * 256) });
      for (let index = 0; index < (row.onion ?? 0) + 5; index += 1) await send({ ...asked(), ...onion });
    };
    for (let minutes = 0; minutes < 2; minutes += 1) {
      await attack();
      const answer = await send({ ...asked(), from: `203.0.113.${minutes}` });
      expect([minutes, answer.ok]).toEqual([minutes, true]);
      pass(minute);
    }
  });
});
