import { registerPages } from "../../render/page.ts";
import { aboutPage } from "./about-page.tsx";
import { comparePrivacyPage } from "./compare-privacy-page.tsx";
import { donationsPage } from "./donations/donations-page.tsx";
import { hiringPage } from "./hiring-page.tsx";
import { howWeHirePage } from "./how-we-hire-page.tsx";
import { howWeWorkPage } from "./how-we-work-page.tsx";
import { newsletterPage } from "./newsletter/newsletter-page.tsx";
import { pressPage } from "./press-page.tsx";
import { updatesPage } from "./updates-page.tsx";

export const companyPages = registerPages({
  about: aboutPage,
  hiring: hiringPage,
  howWeHire: howWeHirePage,
  howWeWork: howWeWorkPage,
  press: pressPage,
  donations: donationsPage,
  newsletter: newsletterPage,
  updates: updatesPage,
  comparePrivacy: comparePrivacyPage,
});
