import type { ReactNode } from "react";
import { LinkButton } from "../../../client/components/button.tsx";
import { Card } from "../../../client/components/card.tsx";
import styles from "./ways.module.css";

export interface WayCard {
  readonly title: string;
  readonly text: ReactNode;
  readonly link: string;
  readonly to: string;
}

/** Ways to choose from, each with the one thing that leads on; the likeliest first. */
export function Ways({ ways }: { ways: readonly WayCard[] }) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ title, text, link, to }, index) => (
        <Card as="li" key={title}>
          <h2>{title}</h2>
          <p className="soft">{text}</p>
          <p>
            <LinkButton variant={index === 0 ? "primary" : "line"} href={to}>
              {link}
            </LinkButton>
          </p>
        </Card>
      ))}
    </ul>
  );
}
