import { registerPages } from "../../render/page.ts";
import { appDevicesPage } from "./app-devices-page.tsx";
import { appLandingPage } from "./app-landing-page.tsx";
import { appNoSupportPage } from "./app-no-support-page.tsx";
import { appPage } from "./app-page.tsx";
import { browserPage } from "./browser-page.tsx";
import { extensionSuccessPage } from "./extension-success-page.tsx";
import { macPage } from "./mac-page.tsx";
import { surveyPage } from "./survey-page.tsx";
import { windowsPage } from "./windows-page.tsx";
import { windowsPreviewPage } from "./windows-preview-page.tsx";

export const browserPages = registerPages({
  app: appPage,
  appDevices: appDevicesPage,
  appLanding: appLandingPage,
  appNoSupport: appNoSupportPage,
  browser: browserPage,
  mac: macPage,
  windows: windowsPage,
  windowsPreview: windowsPreviewPage,
  windowsSurvey: surveyPage,
  extensionSuccess: extensionSuccessPage,
});
