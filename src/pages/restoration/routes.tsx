import { withAppScreen } from "../../render/in-app.tsx";
import { journey } from "../../render/page.ts";
import { aboutRestorationPage } from "./about-page.tsx";
import { callPage } from "./call-page.tsx";
import { accessCodePage } from "./code-page.tsx";
import { codeScreen } from "./code-screen.tsx";
import { learnMorePage } from "./learn-more-page.tsx";
import { restorationSurveyPage } from "./survey-page.tsx";

export const restorationPages = journey("restoration", {
  itrLearnMore: learnMorePage,
  itrSurvey: restorationSurveyPage,
  itrAbout: aboutRestorationPage,
  itrCall: callPage,
  itrAccessCode: withAppScreen(accessCodePage, "access-code", codeScreen),
});
