import { i18n } from "../../../contract/language/i18n.ts";
import { objectives, recordedDays } from "../../../contract/objectives.ts";
import { statements } from "../../../contract/statements.ts";
import { percent } from "../../../product/figures.ts";

/** What the page on our records lists. */
export function written() {
  return [
    {
      term: i18n.t("For each page we send"),
      note: i18n.t(
        "Which page it was, whether it worked and roughly how long it took. Also which version of our site sent it, and whether the server had just restarted. Kept for {days} days.",
        { days: recordedDays.answers },
      ),
    },
    {
      term: i18n.t("For each failure"),
      note: i18n.t(
        "Which page it was, what kind of error, and which part of our program broke. Kept for {days} days.",
        { days: recordedDays.log },
      ),
    },
  ];
}

export function never() {
  return [
    {
      term: i18n.t("Who you are"),
      note: i18n.t("Your IP address, your email address, your account and your cookies."),
    },
    { term: i18n.t("What you do"), note: i18n.t("What you search for, what you type and the page you came from.") },
    {
      term: i18n.t("What you use"),
      note: i18n.t(
        "Your browser, your device and your language. Usage events name the kind of each, but we keep those apart.",
      ),
    },
  ];
}

export function network() {
  return [
    {
      term: i18n.t("Sees", {}, { comment: "What the company that runs our network sees" }),
      note: i18n.t("Your IP address and the page’s address, to bring the answer to you."),
    },
    {
      term: i18n.t("Counts", {}, { comment: "What the company that runs our network counts" }),
      note: i18n.t("Totals for the whole site: pages sent, errors and computing time."),
    },
    {
      term: i18n.t("IP address"),
      note: i18n.t("{kept}. The company keeps it for us.", { kept: statements.ipAddressKept }),
    },
    {
      term: i18n.t("Lists of visits"),
      note: i18n.t("Turned off."),
    },
  ];
}

export function goals() {
  return [
    {
      term: i18n.t("The site answers"),
      note: i18n.t("At least {share} of pages load without an error on our side.", {
        share: percent(objectives.available),
      }),
    },
    {
      term: i18n.t("The site is fast"),
      note: i18n.t("At least {share} of pages begin to arrive within {milliseconds} milliseconds.", {
        share: percent(objectives.fast.share),
        milliseconds: objectives.fast.milliseconds,
      }),
    },
  ];
}
