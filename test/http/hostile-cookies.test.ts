import { beforeAll, describe, expect, it } from "vitest";
import { parseToken } from "../../client/subscription/token-claims.ts";
import { routeNames, routes } from "../../src/contract/routes.ts";
import { request } from "./request.ts";
import { answerAll, scanVisitor } from "./scan/scan-visitor.ts";
import { subscribed } from "./subscription/visitor.ts";
import { sessionIn } from "./subscription/worn.ts";

/**
 * What a sibling of our host can make a browser send under the name of a cookie of ours, with a value that it has from us.
 * Browsers guard `__Host-` only where a name begins with it once spaces and tabs are stripped. In the front are two characters
 * that `trim` strips as it does U+2000, but that workerd does not report on the console each time.
 */
const spellings: Readonly<Record<string, (pair: string) => string>> = {
  "a vertical tab before it": (pair) => `\x0b${pair}`,
  "a form feed within tabs": (pair) => `\t\x0c\t${pair}`,
  "a vertical tab behind its name": (pair) => pair.replace("=", "\x0b="),
  "no name": (pair) => `=${pair}`,
  "the other case": (pair) => pair.replace(/^[^=]+/, (name) => name.toUpperCase()),
  "a name before it": (pair) => `x=${pair}`,
  "a comma before it": (pair) => `x,${pair}`,
};

/** What one cookie says, where, and how to tell from the answer whose it was. */
interface Read {
  readonly path: string;
  readonly mine: string;
  readonly theirs: string;
  readonly tell: (answer: Response, html: string) => unknown;
}

const pairOf = (cookies: string, name: string) =>
  cookies.split("; ").find((pair) => pair.startsWith(`${name}=`)) ?? `${name}=missing`;

async function subscriber() {
  const cookies = (await subscribed()).cookie();
  const { accessToken = "" } = (await sessionIn(cookies)).read("tokens") ?? {};
  return { session: pairOf(cookies, "__Host-session"), id: parseToken(accessToken).sub };
}

async function scanOf(first: string) {
  const browser = scanVisitor();
  await answerAll(browser);
  await browser.post("/dbp/scan/name", [
    ["first", first],
    ["last", "Wren"],
  ]);
  return pairOf(browser.cookies(), "__Host-scan");
}

const locate = (answer: Response) => answer.headers.get("location");
const reads: Record<string, Read> = {};
let own: Awaited<ReturnType<typeof subscriber>>;
let other: Awaited<ReturnType<typeof subscriber>>;

beforeAll(async () => {
  [own, other] = [await subscriber(), await subscriber()];
  const whose = (_: Response, html: string) => [own.id, other.id].filter((id) => html.includes(id));
  const attribute = (name: string) => (_: Response, html: string) =>
    new RegExp(`<html[^>]* ${name}="([^"]*)`).exec(html)?.[1];
  Object.assign(reads, {
    session: { path: "/subscriptions/manage", mine: own.session, theirs: other.session, tell: whose },
    scan: {
      path: "/dbp/scan/confirm",
      mine: await scanOf("Sinéad"),
      theirs: await scanOf("Malvolio"),
      tell: (answer, html) => [locate(answer), /Sinéad|Malvolio/.exec(html)?.[0]],
    },
    theme: { path: "/about", mine: "kae=l", theirs: "kae=d", tell: attribute("data-theme") },
    country: { path: "/country.json", mine: "country=IE", theirs: "country=US", tell: (_, json) => json },
    experiment: {
      path: "/",
      mine: "exp_home_layout=a",
      theirs: "exp_home_layout=b",
      tell: (_, html) => /data-exp="([^"]*)/.exec(html)?.[1],
    },
    measuring: {
      path: "/about",
      mine: "events=on",
      theirs: "events=off",
      tell: (answer) => answer.headers.get("server-timing"),
    },
    staging: {
      path: "/about",
      mine: "__Host-environment=production",
      theirs: "__Host-environment=staging",
      tell: (_, html) => html.includes("staging"),
    },
  } satisfies Record<string, Read>);
}, 60_000);

const names = ["session", "scan", "theme", "country", "experiment", "measuring", "staging"];

function readOf(name: string): Read {
  const read = reads[name];
  if (!read) throw new Error(name);
  return read;
}

async function told({ path, tell }: Read, cookie: string) {
  const answer = await request(path, { cookie });
  return tell(answer, await answer.text());
}

describe("a cookie that a sibling of this host has set", { timeout: 60_000 }, () => {
  it.each(names)("HOLD-7 %s: is not read beside our own, whichever the browser sends first", async (name) => {
    const read = readOf(name);
    const { mine, theirs } = read;
    const expected = await told(read, mine);
    expect(await told(read, theirs), "the two are told apart").not.toEqual(expected);
    for (const [spelling, spelled] of Object.entries(spellings)) {
      const hostile = spelled(theirs);
      for (const cookie of [`${hostile}; ${mine}`, `${mine}; ${hostile}`])
        expect([spelling, await told(read, cookie)]).toEqual([spelling, expected]);
    }
  });

  it.each(names)("HOLD-7 %s: is not read alone", async (name) => {
    const read = readOf(name);
    const expected = await told(read, "");
    for (const [spelling, spelled] of Object.entries(spellings))
      expect([spelling, await told(read, spelled(read.theirs))]).toEqual([spelling, expected]);
  });

  it.each(["session", "scan", "staging"])(
    "HOLD-7 %s: under the very same name, none of the two counts",
    async (name) => {
      const read = readOf(name);
      const expected = await told(read, "");
      for (const pairs of [
        [read.mine, read.theirs],
        [read.theirs, read.mine],
        [read.theirs, read.mine, read.mine],
        [read.mine, `${read.theirs.split("=")[0]}=`],
      ])
        expect(await told(read, pairs.join("; "))).toEqual(expected);
    },
  );

  it.each(["\u2000", "\u00a0", "\ufeff", "\u3000"])(
    "HOLD-7 no space of Unicode leads to staging (%j)",
    async (space) => {
      const read = readOf("staging");
      expect(await told(read, `${space}${read.theirs}; ${read.mine}`)).toBe(false);
    },
  );

  it("HOLD-7 no page shows the account of a session that got past the guard", async () => {
    const hostile = `\x0b${other.session}`;
    for (const path of routeNames.map((route) => routes[route].path)) {
      const answer = await request(path, { cookie: `${hostile}; ${own.session}` });
      expect([path, (await answer.text()).includes(other.id)]).toEqual([path, false]);
    }
  });

  it("HOLD-7 however many cookies come before them, two of one name count as none", async () => {
    const { mine, theirs, ...read } = readOf("session");
    const ask = (...pairs: string[]) => told({ mine, theirs, ...read }, pairs.join("; "));
    const many = Array.from({ length: 2000 }, (_, index) => `n${index}=x`);
    expect(await ask(...many, mine)).toEqual([own.id]);
    expect(await ask(theirs, ...many, mine)).toEqual([]);
    expect(await ask(theirs, `pad=${"x".repeat(70_000)}`, mine), "longer than a browser sends").toEqual([]);
  });
});
