import { page } from "../../render/page.ts";
import { LegalDocument } from "./legal-document.tsx";
import { privacyText } from "./privacy-text.tsx";

export const privacyPage = page({
  title: "Privacy policy",
  description:
    "What we learn when you search, browse or subscribe, what each cookie is for, how long things are kept and how to have them deleted.",
  changed: privacyText.history[0].day,
  body: () => <LegalDocument text={privacyText} />,
});
