import type { ReactNode } from "react";
import { Button } from "../components/button.tsx";
import { GoLink } from "../components/go-link.tsx";
import { Notice } from "../components/notice.tsx";
import { links } from "./links.ts";
import { freeWords, OfferList } from "./offer-list.tsx";
import { type StoreOption, trialOf } from "./offers.ts";
import type { Asked } from "./use-options.ts";

interface StoreOffersProps {
  readonly asked: Asked;
  readonly chosen: StoreOption | null;
  readonly onChoose: (option: StoreOption) => void;
  readonly buy: (option: StoreOption) => void;
  readonly askAgain: () => void;
}

/** What can be bought, once the store has said so. */
export function StoreOffers({ asked, chosen, onChoose, buy, askAgain }: StoreOffersProps) {
  if (asked.is === "asking") {
    return (
      <Notice title="Asking the store for its prices" live>
        <p>They are in your own currency, tax included.</p>
      </Notice>
    );
  }
  if (asked.is === "failed") {
    return (
      <NoOffers title="The store does not tell its prices" askAgain={askAgain}>
        It may be out of reach, or no account is signed in to it. The website sells the same by card.
      </NoOffers>
    );
  }
  if (!chosen) {
    return (
      <NoOffers title="The store has nothing to sell here" askAgain={askAgain}>
        It may not serve the country of its account. The website says where the subscription is sold.
      </NoOffers>
    );
  }
  return (
    <>
      <OfferList options={asked.options.options} chosen={chosen.id} onChoose={onChoose} />
      <Button type="button" onClick={() => buy(chosen)}>
        {buyWords(chosen)}
      </Button>
      <p className="soft small">
        By going on you agree to the <a href={links.proPrivacyTerms}>terms</a>. Whoever takes the payment is also where
        you cancel: the store in its settings, the website under Manage.
      </p>
    </>
  );
}

function buyWords(option: StoreOption): string {
  const trial = trialOf(option);
  return trial.is === "free" ? `Begin: ${freeWords(trial.days).toLowerCase()}` : `Pay ${option.cost.displayPrice}`;
}

interface NoOffersProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly askAgain: () => void;
}

function NoOffers({ title, children, askAgain }: NoOffersProps) {
  return (
    <>
      <Notice tone="bad" title={title} live>
        <p>{children}</p>
      </Notice>
      <p className="acts">
        <Button type="button" icon="refresh" onClick={askAgain}>
          Ask the store again
        </Button>
        <GoLink href="?via=web">Use the website’s page</GoLink>
      </p>
    </>
  );
}
