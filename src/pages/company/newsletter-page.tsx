import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { Questions } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { type Step, Steps } from "../../../client/components/steps.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { demonstration } from "../../contract/demonstration.ts";
import { href } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { factOf } from "../../session/flash.ts";
import styles from "./newsletter.module.css";
import { NewsletterForm, type NewsletterResult } from "./newsletter-form.tsx";
import { newsletterQuestions } from "./texts/newsletter.tsx";

export const newsletterPage = page({
  title: "Newsletter",
  description:
    "A short weekly email about privacy on the web: what changed, what to look out for and one thing to try.",
  load: async (c, _: NewsletterResult | null) => {
    const told = await factOf(c);
    return told && { told };
  },
  structured: () => faqOf(newsletterQuestions),
  body: ({ theme, data, result }) => (
    <>
      <PageHead
        title="Privacy news by email, once a week"
        lead={`${brand.name} Privacy Weekly: three short pieces that take a few minutes to read. Free, and you can unsubscribe at any time.`}
        illustration={
          <Illustration
            name="feather"
            theme={theme}
            no={1}
            eager
            caption="People used to write letters with a feather. Ours come by email."
          />
        }
      >
        <NewsletterForm told={data?.told ?? null} result={result} />
        <p className="soft small">{demonstration.newsletter}</p>
      </PageHead>
      <Way />
      <Sample />
      <Questions title="Questions about the newsletter" questions={newsletterQuestions} tone="surface-alt" />
      <Closing scene="ground" title="Read our news without email" lead="You don’t have to give us an email address.">
        <p className="acts">
          <LinkButton href={href("updates")}>Read product updates</LinkButton>
          <GoLink href={brand.external.blog}>Read the blog</GoLink>
        </p>
      </Closing>
    </>
  ),
});

const way: readonly Step[] = [
  {
    title: "Enter your email address",
    text: "We send one email with a link. If someone else entered your email address, ignore that email and nothing more happens.",
    kept: `We keep: your email address, for ${facts.newsletter.confirmHours} hours`,
  },
  {
    title: "Confirm your email address",
    text: "The link opens a page with one button. Select the button to confirm. Opening the link alone changes nothing.",
    kept: "We keep: your email address and the time you confirmed",
  },
  {
    title: "Unsubscribe any time",
    text: "Use the link at the end of each issue or the button in your email app. We don’t ask why.",
    kept: `We delete: your email address, within ${facts.newsletter.confirmHours} hours`,
  },
];

function Way() {
  return (
    <Band tone="surface-alt">
      <h2>How to subscribe and unsubscribe</h2>
      <Steps steps={way} />
      <p className="soft">
        The newsletter has no tracking pixels and no links that count clicks. Only the unsubscribe link differs from
        copy to copy. <a href={href("privacy", {}, "newsletter")}>Read the privacy policy on the newsletter</a>
      </p>
    </Band>
  );
}

function Sample() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>Read a sample issue</h2>
          <p className="soft">A real issue would be a little longer.</p>
        </div>
        <article className={styles.letter} aria-label="A sample issue">
          <p className={styles.subject}>
            <b>{brand.name} Privacy Weekly</b>
            <span className="soft">The signal, the parcel and the map</span>
          </p>
          <h3>What changed</h3>
          <p>
            A browser can send a short signal that says: don’t sell or share what you learn about me. It’s called Global
            Privacy Control. Our site respects the signal.
          </p>
          <h3>Look out for</h3>
          <p>
            “Your parcel couldn’t be delivered.” The message has a link and a small fee. The fee isn’t the point, the
            card number is. If you expect a parcel, go to the carrier’s own page and enter the number from the shop.
          </p>
          <h3>A setting to try</h3>
          <p>
            On your phone, open the list of apps that may see where you are. Take that permission away from every app
            that isn’t a map. If one of them stops working, it’ll ask, and then you know what it wanted.
          </p>
          <p className="soft small">You get this email because you confirmed your email address. Unsubscribe</p>
        </article>
      </div>
    </Band>
  );
}
