import { useEffect, useState } from "react";
import type { PurchaseOptions } from "../../src/contract/bridge.ts";
import type { InApp } from "./in-app.ts";

export type Asked =
  | { readonly is: "asking" }
  | { readonly is: "there"; readonly options: PurchaseOptions }
  | { readonly is: "failed" };

/** The store may have to ask its own servers first. */
const patience = 10_000;

/** What the store of this app sells, asked for once `wanted` is true, and again with each `askAgain`. */
export function useOptions(app: InApp, wanted: boolean): { asked: Asked; askAgain: () => void } {
  const [asked, setAsked] = useState<Asked>({ is: "asking" });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    setAsked({ is: "asking" });
    askFor(app).then(
      (options) => isOver || setAsked({ is: "there", options }),
      () => isOver || setAsked({ is: "failed" }),
    );
    return () => {
      isOver = true;
    };
  }, [app, wanted, attempt]);
  return { asked, askAgain: () => setAttempt((last) => last + 1) };
}

async function askFor(app: InApp): Promise<PurchaseOptions> {
  const given = { timeLimit: patience };
  return app.connect().request("useSubscription", "getSubscriptionOptions", undefined, given);
}
