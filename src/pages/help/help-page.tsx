import { brand } from "../../contract/brand.ts";
import { Hole } from "../../render/hole.tsx";
import { type Given, page, type TitleGiven } from "../../render/page.ts";
import { factAt } from "../../session/told.ts";
import { HelpForm, type HelpOutcome, helpTitle } from "./help-form.tsx";

export const helpPage = page({
  title: "Help and contact",
  description: `Write to ${brand.name} without an account, or find the email address for your question.`,
  personal: true,
  titleFor: ({ url }, given: TitleGiven<HelpOutcome | null>) => helpTitle(askedIn(url, given)),
  holes: {
    form: ({ url, theme }, given: Given<HelpOutcome | null>) => (
      <HelpForm {...askedIn(url, given)} theme={theme} now={Date.now()} />
    ),
  },
  body: () => <Hole name="form" />,
});

function askedIn(url: URL, { subscriber, outcome }: TitleGiven<HelpOutcome | null>) {
  return { query: url.searchParams, fact: outcome ? null : factAt({ url, session: subscriber?.session }), outcome };
}
