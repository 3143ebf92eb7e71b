import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import type { Hydration } from "./island.tsx";
import { speakAsPage } from "./page-words.ts";

speakAsPage();

/** Gives marked HTML its behaviour; when it returns, the component listens. */
export function hydrate(marked: HTMLElement, { wake }: Hydration): void {
  flushSync(() => {
    hydrateRoot(marked, wake(marked), { onRecoverableError: reportError, onUncaughtError: reportError });
  });
}
