import { renderToString } from "react-dom/server";
import { plainText } from "../../../src/render/structured.tsx";
import type { Question, WrittenQuestion } from "../../components/faq.tsx";
import { pageLists } from "../documents/page-lists.ts";
import { appQuestions } from "./app.tsx";
import { appNoSupportQuestions } from "./app-no-support.tsx";
import { bangQuestions } from "./bang.tsx";
import { browserQuestions } from "./browser.tsx";
import { chatQuestions } from "./chat.tsx";
import { comparePrivacyQuestions } from "./compare-privacy.tsx";
import { donationsQuestions } from "./donations.tsx";
import { emailQuestions } from "./email.tsx";
import { hiringQuestions } from "./hiring.tsx";
import { howWeHireQuestions } from "./how-we-hire.tsx";
import { macQuestions } from "./mac.tsx";
import { newsletterQuestions } from "./newsletter.tsx";
import { proQuestions } from "./pro.tsx";
import { removalQuestions } from "./removal.tsx";
import { restorationQuestions } from "./restoration.tsx";
import { vpnQuestions } from "./vpn.tsx";
import { windowsQuestions } from "./windows.tsx";
import { windowsPreviewQuestions } from "./windows-preview.tsx";

/** What people ask about a page, by the name of its file. */
const questions: Readonly<Record<string, readonly Question[]>> = {
  app: appQuestions,
  "app-no-support": appNoSupportQuestions,
  bangs: bangQuestions,
  browser: browserQuestions,
  chat: chatQuestions,
  "compare-privacy": comparePrivacyQuestions,
  donations: donationsQuestions,
  email: emailQuestions,
  hiring: hiringQuestions,
  "how-we-hire": howWeHireQuestions,
  mac: macQuestions,
  newsletter: newsletterQuestions,
  pro: proQuestions,
  removal: removalQuestions,
  restoration: restorationQuestions,
  vpn: vpnQuestions,
  windows: windowsQuestions,
  "windows-preview": windowsPreviewQuestions,
};

/** Long lists of pages with the questions about them, each as one file. */
export const writtenLists: Readonly<Record<string, object>> = {
  ...pageLists,
  ...Object.fromEntries(
    Object.entries(questions).map(([name, asked]) => [name, { ...pageLists[name], questions: asked.map(written) }]),
  ),
};

function written({ question, answer }: Question): WrittenQuestion {
  const html = renderToString(typeof answer === "string" ? <p>{answer}</p> : answer);
  return { question, html, text: plainText(answer).trim() };
}
