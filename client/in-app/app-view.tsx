import type { ReactNode } from "react";
import { Button } from "../components/button.tsx";
import { GoLink } from "../components/go-link.tsx";
import { Notice } from "../components/notice.tsx";

interface TellProps {
  readonly tone?: "info" | "bad" | "good";
  readonly title: string;
  readonly children: ReactNode;
  /** The ways on. */
  readonly acts?: ReactNode;
}

/** One view: what is the case, and the ways on from there. */
export function Tell({ tone = "info", title, children, acts }: TellProps) {
  return (
    <>
      <Notice tone={tone} title={title} live>
        <p>{children}</p>
      </Notice>
      {acts && <p className="acts">{acts}</p>}
    </>
  );
}

/** What a script hears by `data-do`. */
export function Press({ act, children, ...look }: PressProps) {
  return (
    <Button {...look} type="button" data-do={act}>
      {children}
    </Button>
  );
}

interface PressProps extends Pick<Parameters<typeof Button>[0], "variant" | "icon"> {
  readonly act: string;
  readonly children: ReactNode;
}

/** While the app is asked, and for good where scripts are off: so it has a way on without them. */
export function Pending({ web }: { web: string }) {
  return (
    <Tell title="Asking the app" acts={<GoLink href={web}>Go on without the app</GoLink>}>
      It answers to scripts only, in a second at most. Should this text stay, the website’s own page does the same.
    </Tell>
  );
}

/** No answer, an answer of another kind, or no way to ask at all (NAT-2). */
export function Silent({ web }: { web: string }) {
  return (
    <Tell
      tone="bad"
      title="The app does not answer this page"
      acts={
        <>
          <Press act="ask-again" icon="refresh">
            Ask again
          </Press>
          <GoLink href={web}>Go on without the app</GoLink>
        </>
      }
    >
      It may be too old, or busy. Nothing was bought and nothing was lost. Ask once more, or use the page that every
      browser gets.
    </Tell>
  );
}
