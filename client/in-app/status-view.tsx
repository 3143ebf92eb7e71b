import type { ReactNode } from "react";
import type { NativeStatus } from "../bridge/native-status.ts";
import { Button } from "../components/button.tsx";
import { GoLink } from "../components/go-link.tsx";
import { Notice } from "../components/notice.tsx";

interface StatusViewProps {
  readonly status: NativeStatus;
  readonly askAgain: () => void;
  readonly subscribed: ReactNode;
  readonly unsubscribed: ReactNode;
  /** For an app that does not say; left out: the same as unsubscribed, with a word of it. */
  readonly unknown?: ReactNode;
}

/** One of five: each status has words and a way on (FLOW-6, NAT-2). */
export function StatusView({ status, askAgain, subscribed, unsubscribed, unknown }: StatusViewProps) {
  const views: Readonly<Record<NativeStatus, ReactNode>> = {
    pending: <Pending />,
    subscribed,
    unsubscribed,
    unknown: unknown ?? (
      <>
        <Notice title="The app does not say whether it is subscribed" live>
          <p>Older versions cannot. Should you be subscribed already, the store says so before it takes anything.</p>
        </Notice>
        {unsubscribed}
      </>
    ),
    error: <Silent askAgain={askAgain} />,
  };
  return <div className="say">{views[status]}</div>;
}

function Pending() {
  return (
    <Notice title="Asking the app" live>
      <p>It knows the store of this device and your subscription.</p>
    </Notice>
  );
}

/** No answer, an answer of another kind, or no way to ask at all. */
function Silent({ askAgain }: { askAgain: () => void }) {
  return (
    <>
      <Notice tone="bad" title="The app does not answer this page" live>
        <p>
          It may be too old, or busy. Nothing was bought and nothing was lost. Ask once more, or go on with the
          website’s own page, which takes cards.
        </p>
      </Notice>
      <p className="acts">
        <Button type="button" icon="refresh" onClick={askAgain}>
          Ask again
        </Button>
        <GoLink href="?via=web">Go on without the app</GoLink>
      </p>
    </>
  );
}
