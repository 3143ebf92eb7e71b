import { lazy, type MouseEvent, Suspense, useState } from "react";
import { i18n, languageNow } from "../../src/contract/language/i18n.ts";
import { href } from "../../src/contract/routes.ts";
import { island } from "../islands/island.tsx";

const OpenedList = lazy(() => import("./opened-list.tsx").then((module) => ({ default: module.OpenedList })));

/** A link to the page about measuring; with scripts, it opens that page's list over the current page. */
function SentLinkIsland() {
  const [times, setTimes] = useState(0);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !isSaidHere()) return;
    event.preventDefault();
    setTimes(times + 1);
  };
  return (
    <>
      <a href={href("whatWeMeasure")} onClick={open}>
        {i18n.t("What we measure")}
      </a>
      {times > 0 && (
        <Suspense>
          <OpenedList times={times} />
        </Suspense>
      )}
    </>
  );
}

/** What the list says is in its script in English; in other languages it comes with its own page, and with no other. */
function isSaidHere(): boolean {
  return languageNow() === "en";
}

export const sentLinkIsland = island({
  name: "sent",
  Component: SentLinkIsland,
  parseProps: () => ({}),
});
