import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { href } from "../../src/contract/routes.ts";
import { SentDialog } from "./sent-dialog.tsx";
import { SentEvents } from "./sent-events.tsx";

interface OpenedListProps {
  /** How often the list was asked for; each increase opens it again. */
  readonly times: number;
}

const page = href("whatWeMeasure");
/** The list's style sheet, which the page that it opens over does not have; see client/build/page-styles.ts. */
const sheet = "/styles/sent-events.css";

/** The list in a dialog, shown once its style sheet has loaded; if that fails, the page about measuring opens instead. */
export function OpenedList({ times }: OpenedListProps) {
  const [styled, setStyled] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when `times` grows, the dialog must open again
  useEffect(() => {
    if (styled) dialog.current?.showModal();
  }, [styled, times]);
  // At the end of the body, because everything around the link is styled for links.
  return createPortal(
    <>
      <link rel="stylesheet" href={sheet} onLoad={() => setStyled(true)} onError={openPage} />
      <SentDialog ref={dialog} page={page}>
        <SentEvents whyNotMeasured={null} back={page} inPlace />
      </SentDialog>
    </>,
    document.body,
  );
}

function openPage(): void {
  location.assign(page);
}
