import { lazy, type MouseEvent, Suspense, useState } from "react";
import * as z from "zod/mini";
import { href } from "../../src/contract/routes.ts";
import { island } from "./island.tsx";

/** The style sheet of the page behind the link: the dialog looks as that page does, and no other page has to carry it. */
const shape = z.object({ sheet: z.string() });

const OpenedList = lazy(() => import("../events/opened-list.tsx").then((module) => ({ default: module.OpenedList })));

/** A link to the page; with scripts, the same list over the page that one is on. */
function SentLinkIsland({ sheet }: z.infer<typeof shape>) {
  const [times, setTimes] = useState(0);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setTimes(times + 1);
  };
  return (
    <>
      <a href={href("whatWeMeasure")} onClick={open}>
        What this page sent
      </a>
      {times > 0 && (
        <Suspense>
          <OpenedList sheet={sheet} times={times} />
        </Suspense>
      )}
    </>
  );
}

export const sentLinkIsland = island({
  name: "sent-link",
  Component: SentLinkIsland,
  parseProps: (value) => shape.parse(value),
});
