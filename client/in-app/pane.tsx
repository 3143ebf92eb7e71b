import { type ReactNode, useCallback, useRef } from "react";

interface PaneProps {
  /** The name of the state: another name is another pane. */
  readonly state: string;
  readonly children: ReactNode;
}

/**
 * What a screen shows in one of its states. Whoever had the focus in the state before continues at the message of the new one
 * or, if it has none, at its beginning, instead of at the top of the page.
 */
export function Pane({ state, children }: PaneProps) {
  const hadFocus = useRef(false);
  const follow = useCallback((pane: HTMLDivElement) => {
    if (hadFocus.current) (pane.querySelector<HTMLElement>("[role=alert], [role=status]") ?? pane).focus();
    // React calls this before it removes the element, which still has the focus.
    return () => {
      hadFocus.current = pane.contains(document.activeElement);
    };
  }, []);
  return (
    <div key={state} className="say" data-state={state} tabIndex={-1} ref={follow}>
      {children}
    </div>
  );
}
