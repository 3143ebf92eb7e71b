import { Button } from "../../../../client/components/button.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { momentWords } from "../../../contract/day-words.ts";
import type { SubscriptionNotice } from "../../../contract/subscription/details.ts";

interface NoticeListProps {
  readonly notices: readonly SubscriptionNotice[];
  readonly action: string;
}

/** What a mail would have said, if the account had an address: dated, until it is read. */
export function NoticeList({ notices, action }: NoticeListProps) {
  const newest = notices.at(-1);
  if (!newest) return null;
  return (
    <>
      {notices.map(({ at, title, lines }) => (
        <Notice key={`${at} ${title}`} title={title}>
          <p className="soft small">{momentWords(at)}</p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      ))}
      <form method="post" action={action}>
        <input type="hidden" name="until" value={newest.at} />
        <Button name="intent" value="read" variant="line" icon="check">
          {notices.length > 1 ? "I’ve read these notices" : "I’ve read this notice"}
        </Button>
      </form>
    </>
  );
}
