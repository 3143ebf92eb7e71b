import { Button } from "../../../../client/components/button.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { moment, momentWords } from "../../../contract/day-words.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import type { SubscriptionNotice } from "../../../contract/subscription/details.ts";
import { IdempotencyKeyFields } from "../../../forms/idempotency-key.tsx";
import { Fact, FactList } from "../../../product/fact-list.tsx";
import styles from "./manage.module.css";

/** A line with a moment has room for its longest form. */
function roomFor(line: string) {
  return line.search(moment) < 0 ? {} : { className: styles.moment };
}

interface NoticeListProps {
  readonly notices: readonly SubscriptionNotice[];
  readonly action: string;
}

/** What a notice says below its title: when, in words, and its facts. */
function Told({ at, lines, terms = [] }: SubscriptionNotice) {
  const said = lines.join(" ");
  return (
    <>
      <p className={`soft small ${styles.moment}`}>{momentWords(at)}</p>
      <p {...roomFor(said)}>{said}</p>
      {terms.length > 0 && (
        <FactList>
          {terms.map(({ term, text }) => (
            <Fact key={term} name={term}>
              {text}
            </Fact>
          ))}
        </FactList>
      )}
    </>
  );
}

/**
 * What a mail would have said, if the account had an address: dated, until it is read. The newest is open; what came before may
 * no longer hold, and is folded.
 */
export function NoticeList({ notices, action }: NoticeListProps) {
  const [newest, ...earlier] = notices.toReversed();
  if (!newest) return null;
  return (
    <Notice title={newest.title}>
      <Told {...newest} lines={[...newest.lines, i18n.t("Later changes are shown below.")]} />
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{i18n.t("Earlier notices: {count}", { count: earlier.length })}</summary>
          <p className="soft small">{i18n.t("These may no longer be true. What is true now is below.")}</p>
          {earlier.map((notice) => (
            <Notice key={`${notice.at} ${notice.title}`} title={notice.title}>
              <Told {...notice} />
            </Notice>
          ))}
        </details>
      )}
      <form method="post" action={action}>
        <IdempotencyKeyFields />
        <input type="hidden" name="until" value={newest.at} />
        <Button name="intent" value="read" variant="line">
          {notices.length > 1 ? i18n.t("I’ve read these notices") : i18n.t("I’ve read this notice")}
        </Button>
      </form>
    </Notice>
  );
}
