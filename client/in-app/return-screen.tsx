import { useEffect, useState } from "react";
import { Button } from "../components/button.tsx";
import { GoLink } from "../components/go-link.tsx";
import { Notice } from "../components/notice.tsx";
import type { InApp } from "./in-app.ts";
import type { ScreenProps } from "./start.tsx";
import { Services } from "./welcome-screen.tsx";

/** The app has to fetch the subscription from the service first. */
const patience = 10_000;

type Told = "telling" | "told" | "failed";

/** Back from a checkout on the web: the app is told, and only then is anything switched on (SUB-9). */
export function ReturnScreen({ app }: ScreenProps) {
  const [told, setTold] = useState<Told>("telling");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt tells anew
  useEffect(() => {
    let isOver = false;
    setTold("telling");
    complete(app).then(
      () => isOver || setTold("told"),
      () => isOver || setTold("failed"),
    );
    return () => {
      isOver = true;
    };
  }, [app, attempt]);
  return (
    <div className="say">
      {told === "telling" && (
        <Notice title="Telling the app of the payment" live>
          <p>Stay a moment; what is paid stays paid, whatever happens here.</p>
        </Notice>
      )}
      {told === "told" && <Services app={app} />}
      {told === "failed" && <NotHeard tryAgain={() => setAttempt((last) => last + 1)} />}
    </div>
  );
}

async function complete(app: InApp): Promise<void> {
  const given = { timeLimit: patience };
  await app.connect().request("useSubscription", "completeStripePayment", undefined, given);
}

function NotHeard({ tryAgain }: { tryAgain: () => void }) {
  return (
    <>
      <Notice tone="bad" title="The app has not heard of it yet" live>
        <p>The payment itself is safe with the payment company. Tell the app once more, or close and open it.</p>
      </Notice>
      <p className="acts">
        <Button type="button" icon="refresh" onClick={tryAgain}>
          Tell it again
        </Button>
        <GoLink href="?via=web">See it on the website</GoLink>
      </p>
    </>
  );
}
