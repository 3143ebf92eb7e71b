/** The contract of the screens inside the apps, between page and script: see `src/contract/in-app/view.ts`. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { screens } from "../../src/contract/in-app/screens.ts";
import type { ScreenViews, ViewContract } from "../../src/contract/in-app/view.ts";
import { codeProblems } from "../../src/contract/subscription/sent-code.ts";
import { featureNames, platforms, statuses } from "../../src/contract/subscription/subscription.ts";

const all = Object.entries<ScreenViews>(screens);
const views = all.flatMap(([screen, own]) => Object.entries(own).map(([name, view]) => [screen, name, view] as const));

/** All texts in quotes and all keys of records in the sources of these folders. */
function wordsOf(...folders: readonly string[]): ReadonlySet<string> {
  const root = resolve(import.meta.dirname, "../..");
  const texts = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), "utf8")),
  );
  const found = texts.flatMap((text) => [...text.matchAll(/"([^"\n]+)"|\b([a-zA-Z-]+)(?=:|\.| \}|,| =>|\()/g)]);
  return new Set(found.map(([, quoted, key]) => quoted ?? key ?? ""));
}

const script = wordsOf("client/in-app");
const page = wordsOf("src/pages/subscription/in-app", "src/pages/restoration", "client/in-app", "client/code");

const partsOf = ({ actions = [], slots = [], places = [], forms = {}, rows = {} }: ViewContract) => ({
  actions,
  slots,
  places,
  forms: Object.keys(forms),
  fields: Object.values(forms).flat(),
  rows: Object.keys(rows),
  rowSlots: Object.values(rows).flat(),
});

describe("every view of a screen", () => {
  it.each(views)("FLOW-9 %s, %s has parts that the script knows, each once", (_, __, view) => {
    for (const [kind, names] of Object.entries(partsOf(view))) {
      expect(new Set(names).size, kind).toBe(names.length);
      expect(
        names.filter((name) => !script.has(name)),
        kind,
      ).toEqual([]);
    }
  });

  it.each(views)("FLOW-9 %s, %s has a name that the page knows", (_, name, view) => {
    const isMade = /^(?:status|bought)-/.test(name);
    expect(isMade || page.has(name), name).toBe(true);
    expect(partsOf(view).actions.filter((action) => !page.has(action))).toEqual([]);
  });
});

describe("what there is for each", () => {
  it.each(all)("FLOW-9 %s waits for the app, and can ask it again", (_, own) => {
    expect(own.pending).toEqual({});
    expect(own.error?.actions).toEqual(["ask-again"]);
  });

  const has = (screen: keyof typeof screens, names: readonly string[]) =>
    names.filter((name) => !Object.hasOwn(screens[screen], name));

  it("FLOW-9 managing has words for every status and every store", () => {
    expect(
      has(
        "manage",
        statuses.map((status) => `status-${status}`),
      ),
    ).toEqual([]);
    expect(
      has(
        "manage",
        platforms.map((platform) => `bought-${platform}`),
      ),
    ).toEqual([]);
    for (const status of statuses) expect(screens.manage[`status-${status}`].slots).toEqual(["date"]);
  });

  it.each(["sign-in", "email"] as const)(
    "FLOW-9 %s has words for every problem with an address or its code",
    (screen) => {
      expect(has(screen, codeProblems)).toEqual([]);
      expect(screens[screen].code.actions).toEqual(["resend", "restart"]);
      expect(screens[screen].code.slots).toEqual(["email"]);
      expect(screens[screen].code.forms).toEqual({ code: ["code"] });
      expect(screens[screen].address.forms).toEqual({ address: ["email"] });
    },
  );

  it.each(["buy", "restore"] as const)("FLOW-9 %s can end every wait, and tell what it came to", (screen) => {
    expect(has(screen, ["checkout", "done", "canceled", "not-found", "checkout-failed", "unknown"])).toEqual([]);
    for (const wait of ["waiting-purchase", "waiting-restore"] as const) {
      expect(screens[screen][wait].actions).toEqual(["give-up"]);
    }
  });

  it.each(["welcome", "return"] as const)("FLOW-9 %s opens each service that an app has, and leads on", (screen) => {
    const { actions } = screens[screen].subscribed;
    const services = featureNames.filter((name) => !name.startsWith("Global"));
    expect(
      [...services, "add-email", "settings", "questions"].filter((name) => !actions.some((one) => one === name)),
    ).toEqual([]);
    expect(actions).toHaveLength(services.length + 3);
  });

  it.each(["welcome", "return", "manage", "access-code"] as const)(
    "FLOW-9 %s takes feedback in the app, or on the web",
    (screen) => {
      expect(screens[screen]["feedback-app"].actions).toEqual(["feedback"]);
      expect(screens[screen]["feedback-web"]).toEqual({});
    },
  );

  it("FLOW-9 nobody is left without a way on where something ended or failed", () => {
    const ends: readonly (readonly [ViewContract, string])[] = [
      [screens.buy.subscribed, "settings"],
      [screens.buy["store-failed"], "ask-store"],
      [screens.buy["store-empty"], "ask-store"],
      [screens.buy.offers, "restore"],
      [screens.restore.unsubscribed, "restore"],
      [screens.welcome.unsubscribed, "ask-again"],
      [screens["sign-in"].subscribed, "settings"],
      [screens["sign-in"].address, "settings"],
      [screens.email.unreachable, "ask-again"],
      [screens.email.unreachable, "settings"],
      [screens.email["signed-out"], "settings"],
      [screens.email.done, "settings"],
      [screens.email.removed, "settings"],
      [screens.email.present, "remove"],
      [screens.manage.subscribed, "settings"],
      [screens.manage.unsubscribed, "settings"],
      [screens.manage.ended, "settings"],
      [screens.manage.unknown, "settings"],
      [screens["access-code"]["signed-out"], "ask-again"],
      [screens["access-code"]["not-held"], "ask-again"],
      [screens["access-code"].ready, "make"],
      [screens["access-code"].shown, "copy"],
      [screens["access-code"].shown, "ask-to-renew"],
      [screens["access-code"].renewing, "make"],
      [screens["access-code"].renewing, "keep"],
    ];
    expect(ends.filter(([view, action]) => !view.actions?.includes(action))).toEqual([]);
  });

  it("FLOW-9 what the app alone knows has a slot where it is told", () => {
    const told: readonly (readonly [ViewContract, readonly string[]])[] = [
      [screens.buy.offers, ["buy"]],
      [screens.email.present, ["email"]],
      [screens.email.done, ["email"]],
      [screens["access-code"].shown, ["code", "left", "until"]],
      [screens["access-code"].renewing, ["code", "left", "until"]],
    ];
    for (const [view, slots] of told) expect(view.slots).toEqual(slots);
    expect(screens.buy.offers.rows).toEqual({ offer: ["period", "trial", "price", "terms"] });
    expect(screens.buy.offers.forms).toEqual({ offers: ["plan"] });
  });

  it("FLOW-9 notes, stores and feedback have their places", () => {
    const noted: readonly ViewContract[] = [
      screens.buy.offers,
      screens.restore.unsubscribed,
      screens["sign-in"].address,
      screens["sign-in"].code,
      screens.email.address,
      screens.email.code,
      screens.manage.subscribed,
      screens.manage.ended,
      screens["access-code"].ready,
      screens["access-code"].shown,
    ];
    expect(noted.filter(({ places }) => !places?.includes("notes"))).toEqual([]);
    const places = (view: ViewContract) => view.places ?? [];
    for (const view of [screens.manage.subscribed, screens.manage.ended]) expect(places(view)).toContain("bought");
    for (const view of [screens.manage.subscribed, screens.welcome.subscribed, screens.return.subscribed]) {
      expect(places(view)).toContain("feedback");
    }
    expect(places(screens["access-code"].shown)).toContain("feedback");
    expect(places(screens.email.address)).toContain("present");
  });
});
