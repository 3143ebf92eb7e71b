import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { href } from "../../src/contract/routes.ts";
import { SentDialog } from "../components/sent-dialog.tsx";
import { SentEvents } from "../islands/sent-events.tsx";

interface OpenedListProps {
  /** Grows each time that the list is asked for. */
  readonly times: number;
}

const page = href("whatWeMeasure");

/** Shown when its style sheet is there; where that cannot be had, the page itself opens. */
export function OpenedList({ times }: OpenedListProps) {
  const [sheet, setSheet] = useState("");
  const [styled, setStyled] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => void sheetOf(page).then(setSheet, openPage), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once more, it opens once more
  useEffect(() => {
    if (styled) dialog.current?.showModal();
  }, [styled, times]);
  // At the end of the body: what stands around the link is styled for links.
  return createPortal(
    <>
      {sheet && <link rel="stylesheet" href={sheet} onLoad={() => setStyled(true)} onError={openPage} />}
      <SentDialog ref={dialog} page={page}>
        <SentEvents heldBack={null} back={page} inPlace />
      </SentDialog>
    </>,
    document.body,
  );
}

function openPage(): void {
  location.assign(page);
}

/** The list looks as on its own page, so that page names the style sheet, and no other page has to carry its name. */
async function sheetOf(path: string): Promise<string> {
  const text = await (await fetch(path)).text();
  const [, sheet] = /href="(\/assets\/measure-[^"]+\.css)"/.exec(text) ?? [];
  if (!sheet) throw new Error("the page has no style sheet of its own");
  return sheet;
}
