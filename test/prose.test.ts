import { describe, expect, it } from "vitest";
import { facts } from "../src/contract/brand/brand.ts";
import { demonstration } from "../src/contract/demonstration.ts";
import { statements } from "../src/contract/statements.ts";
import { codeMinutes } from "../src/contract/subscription/one-time-code.ts";
import { untoldExamples } from "./prose/examples.ts";
import { contradictions } from "./prose/facts.ts";
import { mailsShown } from "./prose/mails.ts";
import { readPieces } from "./prose/read-pieces.ts";
import { faultsOf } from "./prose/rules.ts";

/** The faults of a page with this HTML in its main part. */
function faultsIn(html: string, legal = false): readonly string[] {
  return readPieces(`<html><head></head><body><main>${html}</main></body></html>`).flatMap((piece) =>
    faultsOf(piece, { legal }),
  );
}

describe("the words of pages and mails", () => {
  it.each([
    ["a passcode", "<p>Enter the passcode from our email.</p>"],
    ["digits for a code", "<p>Copy the digits into the field.</p>"],
    ["free days for a free trial", "<p>The free days end on Monday.</p>"],
    ["logging in", "<a href='/'>Log in to your subscription</a>"],
    ["a way in", "<h1>Your way into the subscription</h1>"],
    ["taking back for undoing", "<p>You can take it back until Monday.</p>"],
    ["strangers for trackers", "<h2>Pages bring strangers</h2>"],
    ["these sites for people-search sites", "<h2>Where do these sites have my details from?</h2>"],
    ["a case worker", "<p>Your case worker calls you.</p>"],
    ["a network address", "<p>We see your network address.</p>"],
    ["a telephone", "<p>We answer on the telephone.</p>"],
    ["mending", "<p>We mend what breaks.</p>"],
    ["somebody", "<p>Ask somebody you know.</p>"],
    ["pressing", "<p>Press the button below.</p>"],
    ["a straight apostrophe", "<p>We can't reach it.</p>"],
    ["an end at an unknown time", "<p>Earlier codes stop working within 7 days.</p>"],
    ["a button that costs nothing", "<p>This button costs nothing.</p>"],
    ["an internal version", "<p>For example v47-3.</p>"],
  ])("refuse %s", (_, html) => {
    expect(faultsIn(html)).toHaveLength(1);
  });

  it.each([
    ["a heading on it", "<h1>Which address is it under?</h1>"],
    ["a heading on that", "<h2>That did not go through</h2>", 2],
    ["a button on it", "<button>Keep it</button>"],
    ["a button that is a bare verb", "<button>Delete</button>"],
    ["a button that is a place", "<button>Everywhere</button>"],
    ["a button that is yes with a verb", "<button>Yes, cancel</button>"],
    ["a link that is here", "<a href='/'>here</a>"],
    ["a button by the name that is read out", '<button aria-label="Print"><svg></svg></button>'],
  ])("refuse %s, which names no noun", (_, html, count = 1) => {
    expect(faultsIn(html)).toHaveLength(count);
  });

  it.each([
    ["cannot", "<p>You cannot pay twice.</p>"],
    ["does not", "<p>It does not work here.</p>"],
    ["you are", "<p>Then you are subscribed.</p>"],
    ["you will", "<p>Soon you will see a code.</p>"],
    ["there is", "<p>There is no password.</p>"],
    ["we have changed", "<p>We have changed your email address.</p>"],
  ])("refuse “%s” where people say it short, but not in a contract", (_, html) => {
    expect(faultsIn(html)).toHaveLength(1);
    expect(faultsIn(html, true)).toEqual([]);
  });

  it.each([
    ["who you are", "<p>We never learn who you are on a site.</p>"],
    ["the name of a signal", "<p>Your browser sends Do Not Track.</p>"],
    ["a caption of a bird", "<figcaption>A stranger’s egg, which somebody mended.</figcaption>"],
    ["a noun after a pronoun", "<button>Undo this change</button>"],
  ])("let %s stand", (_, html) => {
    expect(faultsIn(html)).toEqual([]);
  });
});

describe("facts that two texts could state differently", () => {
  it.each([
    ["days of a refund", `Full refund within ${facts.refundDays + 1} days of your first payment.`],
    ["days of a refund", `Ask within ${facts.refundDays + 1} days of a subscription’s first payment.`],
    ["which payment is refunded", `Ask within ${facts.refundDays} days of a payment.`],
    ["days of the trial", `Start your ${facts.trialDays + 1}-day free trial.`],
    ["clicks of cancelling", "You can cancel in three clicks."],
    ["minutes of a code", `The code works once, for ${codeMinutes + 5} minutes.`],
    ["minutes of a code, in letters", "The code works once, for five minutes."],
    ["days after a failed payment", `Your services stay on for ${facts.graceDays - 7} days.`],
    ["what follows a failed payment", "After that your services pause until you pay."],
    ["days of an undo", `You can undo the change for ${facts.undoDays + 7} days.`],
    ["devices of the VPN", `Use ${facts.vpn.devices + 1} devices at a time.`],
    ["places of the VPN", `It has ${facts.vpn.places + 1} places in ${facts.vpn.countries} countries.`],
    ["people-search sites", `We search ${facts.removal.sites + 10} people-search sites.`],
    ["days between checks", `We check again every ${facts.removal.recheckDays + 1} days.`],
    ["what a lost device means", "A lost device means a lost subscription."],
    ["the store for Mac", "Get the browser in the Mac App Store."],
    ["how long an IP address is kept", "We keep your IP address for two weeks."],
    ["what restoration leaves out", "We don’t take cases that began before the subscription."],
    ["the label of a setting", "Set auto-suggest to off."],
    ["that the browser has a history", "A browser that keeps no record."],
    ["hours of a free scan", `We keep a demonstration scan for ${facts.freeScanHours + 1} hours.`],
    ["what a free scan does", "The demonstration scan checks again every week."],
    ["no reminder, though one is sent", "We don’t send a reminder, so note this date."],
    ["the price of a month", `Then ${(facts.priceUsd.monthly + 1).toFixed(2)} USD a month.`],
    ["the countries of the subscription", "Sold in 12 countries."],
    ["notice of a new price", `We tell you ${facts.noticeDays + 1} days before.`],
    ["days of a sign-in", "It ends once 90 days passed without use."],
    ["days of a rating", "We keep your rating for 7 days."],
    ["hours of a deleted account", "We keep the random number for 48 hours."],
  ])("are refused: %s", (_, text) => {
    expect(contradictions(text)).toHaveLength(1);
  });

  it("are refused on a page as well, in a contract too", () => {
    const page = "<p>You can cancel in three clicks.</p>";
    expect([faultsIn(page), faultsIn(page, true)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it("are never refused where the contract itself states them", () => {
    expect(Object.values(statements).flatMap(contradictions)).toEqual([]);
  });
});

describe("what somebody made up", () => {
  it.each([
    ["a rating", "4.8\nout of 5 in the mobile app stores", demonstration.site],
    ["the size of the company", "3 billion searches a month.", demonstration.site],
    ["how many places the VPN has", "38 places in 31 countries", demonstration.places],
    ["a number that nobody answers", "United Kingdom\n+44 20 7946 0143", demonstration.numbers],
  ])("is not shown without saying so: %s", (_, text, says) => {
    expect(untoldExamples(text)).toHaveLength(1);
    expect(untoldExamples(`${text}\n${says}`)).toEqual([]);
  });
});

it("SVC-4 every mail keeps to the words and the facts", () => {
  const faults = mailsShown().flatMap(({ html }) =>
    readPieces(html).flatMap((piece) => faultsOf(piece, { legal: false })),
  );
  expect(faults).toEqual([]);
});
