/** The states that only forms lead to: each journey is walked by a browser whose every answer is recorded. */
import { href, routes } from "../../src/contract/routes.ts";
import { authPaths } from "../../src/contract/subscription/auth-paths.ts";
import { Browser, type NewBrowser } from "../prose/browser.ts";
import { hiddenPages, refusedForms } from "../prose/visits.ts";
import { everyRouteFor } from "./addresses.ts";
import type { Recorder } from "./recorder.ts";

/** Opens browsers whose answers are recorded in a group. */
function browsersFor(recorder: Recorder, origin: string, group: string): NewBrowser {
  return () =>
    new Browser(origin, (place, { status, headers }, text) => {
      recorder.keep(group, place, { status, headers: Object.fromEntries(headers), text });
    });
}

/** Walks every journey: the pages, each refused form, the steps of a subscriber, of a scan, of help and newsletter. */
export async function recordJourneys(recorder: Recorder, origin: string): Promise<void> {
  const browsers = (group: string) => browsersFor(recorder, origin, group);
  await hiddenPages(browsers("journeys"));
  await refusedForms(browsers("refused"), await pagesSeen(origin));
  await writing(browsers("writing"));
  await scanning(browsers("scan"));
  await codes(browsers("codes"));
  await signedIn(recorder, browsers("signed-in"));
}

async function pagesSeen(origin: string) {
  const browser = new Browser(origin);
  for (const { path } of Object.values(routes)) await browser.open(path);
  return browser.seen;
}

/** Help, newsletter and the survey, each refused and then accepted. */
async function writing(newBrowser: NewBrowser): Promise<void> {
  const browser = newBrowser();
  const help = routes.help.path;
  const message = { topic: "vpn", message: "How many places?", email: "owl@people.example" };
  await browser.openAll([
    [help, { topic: "withdrawal" }],
    [help, { ...message, email: "owl" }],
    [help, { ...message, message: "x".repeat(9000) }],
    [help, message],
    [help, { ...message, topic: "withdrawal" }],
    [help, { ...message, topic: "stopPaying" }],
    ...Array.from({ length: 8 }, () => [help, message] as const),
  ]);
  const newsletter = routes.newsletter.path;
  await browser.openAll([
    [newsletter, { email: "owl" }],
    [newsletter, { email: "" }],
    [newsletter, { email: "owl@people.example" }],
  ]);
  const survey = routes.itrSurvey.path;
  await browser.openAll([
    [survey, { settled: "all" }],
    [survey, { settled: "all", adviser: "most", wait: "none" }],
  ]);
  const theme = routes.theme.path;
  await browser.openAll([
    [theme, { do: "save", k7: "1d2b1a", kae: "d" }],
    [theme, { do: "preview", kp: "1" }],
    [theme, { do: "find", find: "font" }],
    [theme, { do: "save", kp: "1", k7: "mauve" }],
    theme,
    [theme, { do: "reset" }],
  ]);
}

/** A scan without scripts, each step once wrong. */
async function scanning(newBrowser: NewBrowser): Promise<void> {
  const browser = newBrowser();
  const { dbpScan, dbpScanName: name, dbpScanYear: year, dbpScanAddress: town, dbpScanConfirm: confirm } = routes;
  const { dbpDashboard: dashboard, dbpEdit: edit, dbpFeedback: feedback, dbpDeleted: deleted } = routes;
  await browser.openAll([
    dbpScan.path,
    [name.path, { first: "" }],
    [name.path, { first: "Ada", intent: "add" }],
    [name.path, { first: "Ada", last: "Wren", intent: "next" }],
    [year.path, { birthYear: "1" }],
    [year.path, { birthYear: "1966" }],
    dbpScan.path,
    name.path,
    [town.path, { city: "" }],
    [town.path, { city: "Bray", state: "Wicklow" }],
    [confirm.path, { intent: "start" }],
    dbpScan.path,
    `${edit.path}?change=name`,
    [`${edit.path}?change=name`, { first: "" }],
    [`${edit.path}?change=year`, { birthYear: "x" }],
    edit.path,
    feedback.path,
    [feedback.path, {}],
    [feedback.path, { verdict: "good", words: "x".repeat(1100) }],
    [feedback.path, { verdict: "good", words: "fine" }],
    [feedback.path, { verdict: "good" }],
    `${dashboard.path}?delete`,
    [`${dashboard.path}?delete`, { intent: "delete" }],
    [`${dashboard.path}?delete`, { intent: "delete", sure: "on" }],
    deleted.path,
  ]);
  const inBrowser = newBrowser();
  await inBrowser.openAll([name.path, confirm.path]);
}

/** The access codes of a subscriber. */
async function codes(newBrowser: NewBrowser): Promise<void> {
  const browser = newBrowser();
  await browser.open(routes.itrAccessCode.path, {});
  await buy(browser);
  const { path } = routes.itrAccessCode;
  await browser.openAll([path, [path, {}], `${path}?ask=renew`, [path, { replaces: "none" }]]);
}

async function buy(browser: Browser): Promise<void> {
  const { path } = await browser.open(routes.subscriptions.path, { period: "monthly" });
  await browser.open(path, { card: "paid" });
}

/** Every route as a subscriber without and with an address asks for it, on the main host and on the onion host. */
async function signedIn(recorder: Recorder, newBrowser: NewBrowser): Promise<void> {
  const unpaid = newBrowser();
  await unpaid.open(routes.subscriptions.path, { period: "yearly" });
  await recorder.askAll(everyRouteFor("unpaid", unpaid.cookie));
  const browser = newBrowser();
  await buy(browser);
  await recorder.askAll(everyRouteFor("subscriber", browser.cookie));
  await recorder.askAll(everyRouteFor("subscriber on onion", browser.cookie, "onion"));
  const manage = routes.subscriptionsManage.path;
  await browser.openAll([
    `${manage}?ask=sign-out`,
    `${manage}?ask=delete`,
    [manage, { intent: "cancel" }],
    [`${manage}?ask=cancel`, { intent: "cancel" }],
    [manage, { intent: "export" }],
    href("subscriptionsManage", { environment: "staging" }),
    `${authPaths.undoPage}`,
    [manage, { intent: "sign-out" }],
  ]);
}
