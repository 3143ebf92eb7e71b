import { brand } from "../../contract/brand.ts";
import { Hole } from "../../render/hole.tsx";
import { type Given, page } from "../../render/page.ts";
import { factAt } from "../../session/told.ts";
import { HelpForm, type HelpOutcome } from "./help-form.tsx";

export const helpPage = page({
  title: "Help and contact",
  description: `Write to ${brand.name} without an account, or find the email address for your question.`,
  personal: true,
  holes: {
    form: ({ url, theme }, { subscriber, outcome }: Given<HelpOutcome | null>) => {
      const told = outcome ? null : factAt({ url, session: subscriber?.session });
      return <HelpForm query={url.searchParams} {...{ told, theme, outcome }} now={Date.now()} />;
    },
  },
  body: () => <Hole name="form" />,
});
