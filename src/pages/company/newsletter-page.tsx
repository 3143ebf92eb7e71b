import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Faq, type Question } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { type Step, Steps } from "../../../client/components/steps.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { Hole } from "../../render/hole.tsx";
import { type Given, page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { Closing } from "./closing.tsx";
import styles from "./newsletter.module.css";
import { NewsletterForm, type NewsletterOutcome } from "./newsletter-form.tsx";

export const newsletterPage = page({
  title: "Newsletter",
  description:
    "A short weekly letter about privacy on the web: what changed, what to look out for and one thing to try. You confirm once, and leave with one press.",
  holes: {
    "sign-up": ({ url }, { outcome }: Given<NewsletterOutcome | null>) => (
      <NewsletterForm query={url.searchParams} outcome={outcome} />
    ),
  },
  structured: () => faqOf(questions),
  body: ({ theme }) => (
    <>
      <PageHead
        title="A letter about being left alone."
        lead={`${brand.name} Privacy Weekly: three short pieces, once a week, to be read in the time a kettle takes.`}
        plate={
          <Plate
            name="feather"
            theme={theme}
            no={1}
            eager
            caption="One wing feather; the scale is four centimetres. People used to write their letters with the like of it."
          />
        }
      >
        <Hole name="sign-up" />
      </PageHead>
      <Way />
      <Sample />
      <Questions />
      <Closing title="Rather not by mail?" lead="Much of it can be read without giving anybody an address.">
        <LinkButton href={href("updates")}>Product updates, with a feed</LinkButton>
        <GoLink href={brand.external.blog}>The blog</GoLink>
      </Closing>
    </>
  ),
});

const way: readonly Step[] = [
  {
    title: "You enter an address",
    text: "It gets one message, with a link. If somebody else typed it in, the owner ignores the message and that is the end of it.",
    kept: `We hold: the address, for ${facts.newsletter.confirmHours} hours`,
  },
  {
    title: "You confirm",
    text: "The link opens a page with one button. Opening it alone changes nothing, since mail programs like to open links by themselves.",
    kept: "We hold: the address and the time you pressed",
  },
  {
    title: "You leave, one day",
    text: "The foot of each issue leads to a page with one button, and the button of your mail program works as well. No reason is asked for.",
    kept: `We hold: nothing, ${facts.newsletter.confirmHours} hours later`,
  },
];

function Way() {
  return (
    <Band tone="bark">
      <h2>In with two presses, out with one.</h2>
      <Steps steps={way} />
      <p className="soft">
        The letter is plain: no pictures from a server, no links that count. All that differs from copy to copy is the
        link at its foot. <a href={href("privacy", {}, "newsletter")}>What the policy says about it</a>
      </p>
    </Band>
  );
}

function Sample() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>An issue looks like this.</h2>
          <p className="soft">Shortened a little. The real one has a few links to read on.</p>
        </div>
        <article className={styles.letter} aria-label="A sample issue">
          <p className={styles.subject}>
            <b>{brand.name} Privacy Weekly</b>
            <span className="soft">The signal, the parcel and the map</span>
          </p>
          <h3>What changed</h3>
          <p>
            A browser can send a short signal that says: do not sell or share what you learn about me. It is called
            Global Privacy Control. In a growing number of American states a site has to obey it, and regulators have
            begun to check whether sites do.
          </p>
          <h3>Look out for</h3>
          <p>
            “Your parcel could not be delivered.” The message has a link and a small fee. The fee is not the point, the
            card number is. Whoever expects a parcel should go to the carrier’s own page and type in the number from the
            shop.
          </p>
          <h3>Try this</h3>
          <p>
            On your phone, open the list of apps that may see where you are. Take it away from every app that is not a
            map. If one of them stops working, it will ask, and then you know what it wanted.
          </p>
          <p className="soft small">
            You get this because you confirmed your address. Leave with one press: Unsubscribe
          </p>
        </article>
      </div>
    </Band>
  );
}

const questions: readonly Question[] = [
  {
    question: "Do you see whether I read it?",
    answer: "No. Once it has left, we learn nothing more about it, unless you answer: a person reads the replies.",
  },
  {
    question: "Do you advertise in it?",
    answer: `For nobody else. Now and then it mentions something new of ours, and says that it is ours.`,
  },
  {
    question: "May I use an address from email protection?",
    answer: (
      <p>
        Please do. A <a href={href("email")}>private address</a> works like any other, and you can switch it off
        whenever you have had enough of us.
      </p>
    ),
  },
  {
    question: "The link to confirm has run out.",
    answer: (
      <p>
        Then your address has been forgotten as well. <a href={href("newsletter", {}, "email")}>Enter it again</a> and
        you get a fresh one.
      </p>
    ),
  },
  {
    question: "Who else gets the address?",
    answer: "The service that delivers the mail, because it must, for as long as that takes. Beyond that, nobody.",
  },
];

function Questions() {
  return (
    <Band tone="bark">
      <div className="split">
        <div className="say">
          <h2>Letters, explained.</h2>
        </div>
        <Faq questions={questions} />
      </div>
    </Band>
  );
}
