import { registerPages } from "../../render/page.ts";
import { chatPage } from "./chat-page.tsx";
import { proEmailPage } from "./email-page.tsx";
import { proPage } from "./pro-page.tsx";
import { removalPage } from "./removal-page.tsx";
import { restorationPage } from "./restoration-page.tsx";
import { vpnPage } from "./vpn-page.tsx";
import { vpnSetUpPage } from "./vpn-set-up-page.tsx";

export const proPages = registerPages({
  pro: proPage,
  vpn: vpnPage,
  vpnSetUp: vpnSetUpPage,
  dbp: removalPage,
  identityTheftRestoration: restorationPage,
  duckai: chatPage,
  email: proEmailPage,
});
