import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { href } from "../../src/contract/routes.ts";
import { SentDialog } from "./sent-dialog.tsx";
import { SentEvents } from "./sent-events.tsx";

interface OpenedListProps {
  /** Grows each time that the list is asked for. */
  readonly times: number;
}

const page = href("whatWeMeasure");
/** What the list needs besides the page that it is opened on; see client/build/styles.ts. */
const sheet = "/styles/sent-events.css";

/** Shown when its style sheet is there; where that cannot be had, the page itself opens. */
export function OpenedList({ times }: OpenedListProps) {
  const [styled, setStyled] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once more, it opens once more
  useEffect(() => {
    if (styled) dialog.current?.showModal();
  }, [styled, times]);
  // At the end of the body: what stands around the link is styled for links.
  return createPortal(
    <>
      <link rel="stylesheet" href={sheet} onLoad={() => setStyled(true)} onError={openPage} />
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
