import type { ReactNode } from "react";
import { LinkButton } from "../../client/components/button.tsx";
import { GoLink } from "../../client/components/go-link.tsx";
import { Illustration } from "../../client/components/sections/illustration.tsx";
import type { IllustrationName } from "../../client/components/sections/illustration-list.ts";
import { PageHead } from "../../client/components/sections/page-head.tsx";
import type { Frame } from "./frame.ts";
import { type Page, page, said, type Words } from "./page.ts";

interface Action {
  readonly label: string;
  readonly href: string;
}

interface Lead extends Pick<Page, "title" | "description"> {
  readonly heading: Words;
  readonly lead: string | ((frame: Frame) => string);
  readonly illustration?: IllustrationName;
  /** Ways on from here: the first is the button, the others are links beside it. */
  readonly actions?: readonly Action[] | (() => readonly Action[]);
  /** Shown between the lead and the ways on: what depends on the visitor's country, for example. */
  readonly note?: (frame: Frame) => ReactNode;
  readonly indexed?: boolean;
}

/** A page of a heading, one paragraph, a picture and the ways on. */
export function leadPage({ heading, lead, illustration, actions = [], note, ...about }: Lead): Page {
  return page({
    ...about,
    body: (given) => (
      <PageHead
        title={said(heading)}
        lead={typeof lead === "string" ? lead : lead(given)}
        {...(illustration && { illustration: <Illustration name={illustration} theme={given.theme} eager /> })}
      >
        {note?.(given)}
        <WaysOn actions={typeof actions === "function" ? actions() : actions} />
      </PageHead>
    ),
  });
}

function WaysOn({ actions: [first, ...others] }: { actions: readonly Action[] }) {
  if (!first) return null;
  return (
    <p className="acts">
      <LinkButton href={first.href}>{first.label}</LinkButton>
      {others.map(({ label, href }) => (
        <GoLink key={href} href={href}>
          {label}
        </GoLink>
      ))}
    </p>
  );
}
