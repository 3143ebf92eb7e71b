import styles from "./language-offer.module.css";

type LanguageOfferProps = { href: string; tag: string; words: string };

/** One quiet line in another language, for those who would rather read that: the page is there in it, too. */
export function LanguageOffer({ href, tag, words }: LanguageOfferProps) {
  return (
    <p className={`small ${styles.offer}`} lang={tag}>
      <a href={href}>{words}</a>
    </p>
  );
}
