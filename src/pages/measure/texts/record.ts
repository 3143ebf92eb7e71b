import { i18n } from "../../../contract/language/i18n.ts";
import { objectives, recordedDays } from "../../../contract/objectives.ts";
import { statements } from "../../../contract/statements.ts";
import { percent } from "../../../product/figures.ts";

export interface MeasureFigure {
  readonly value: string;
  readonly words: string;
  readonly note?: string;
}

/** What the page on our records lists: how long each kind of note is kept, and what is in it. */
export function written(): readonly MeasureFigure[] {
  return [
    {
      value: days(recordedDays.answers),
      words: i18n.t("kept, for each page we send"),
      note: i18n.t(
        "Which page it was, whether it worked and roughly how long it took. Also which version of our site sent it, and whether the server had just restarted.",
      ),
    },
    {
      value: days(recordedDays.log),
      words: i18n.t("kept, for each failure"),
      note: i18n.t("Which page it was, what kind of error, and which part of our program broke."),
    },
  ];
}

function days(count: number): string {
  return i18n.t("{days} days", { days: count });
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

export function goals(): readonly MeasureFigure[] {
  return [
    {
      value: percent(objectives.available),
      words: i18n.t("or more of our pages load without an error on our side"),
    },
    {
      value: percent(objectives.fast.share),
      words: i18n.t("or more of our pages begin to arrive within {milliseconds} milliseconds", {
        milliseconds: objectives.fast.milliseconds,
      }),
    },
  ];
}
