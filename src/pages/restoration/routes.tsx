import { accessCodeScreen } from "../../../client/in-app/access-code/access-code-screen.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import { withAppScreen } from "../../render/in-app.tsx";
import { registerFlow } from "../../render/page.ts";
import { aboutRestorationPage } from "./about-page.tsx";
import { callPage } from "./call-page.tsx";
import { casePage } from "./case-page.tsx";
import { accessCodePage } from "./code-page.tsx";
import { learnMorePage } from "./learn-more-page.tsx";
import { restorationSurveyPage } from "./survey-page.tsx";

export const restorationPages = registerFlow("restoration", {
  itrLearnMore: learnMorePage,
  itrCase: casePage,
  itrSurvey: restorationSurveyPage,
  itrAbout: aboutRestorationPage,
  itrCall: callPage,
  itrAccessCode: withAppScreen(accessCodePage, {
    heading: () => i18n.t("Your access code"),
    lead: () =>
      i18n.t(
        "Our advisers ask for an access code when you call. The app knows your subscription, so you don’t have to sign in.",
      ),
    screen: accessCodeScreen,
  }),
});
