import type { ReactNode } from "react";
import { Icon } from "../../../client/components/icon.tsx";
import { Caption } from "../../../client/components/sections/illustration.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import styles from "./bangs.module.css";

interface Station {
  readonly title: string;
  readonly shows: ReactNode;
  readonly knows: string;
}

const stations = (): readonly Station[] => [
  {
    title: i18n.t("You type"),
    shows: i18n.t("!w otter"),
    knows: i18n.t("Put the bang before, after or between your words."),
  },
  {
    title: i18n.t("{brand} looks up the bang", { brand: brand.name }),
    shows: "!w → Wikipedia",
    knows: i18n.t("We read your words to build the link. We keep neither."),
  },
  {
    title: i18n.t("Your browser opens the site"),
    shows: i18n.t("en.wikipedia.org … otter"),
    knows: i18n.t(
      "The site gets your words and your IP address, as if you’d searched there. It isn’t told where you came from.",
    ),
  },
];

/** The way that one search takes, and what each station on it learns. */
export function BangDiagram() {
  return (
    <figure className={styles.diagram}>
      <ol>
        {stations().map(({ title, shows, knows }, index) => (
          <li key={title}>
            {index > 0 && <Icon name="arrow" size={28} />}
            <div>
              <h3>{title}</h3>
              <p className={styles.shows}>{shows}</p>
              <p>{knows}</p>
            </div>
          </li>
        ))}
      </ol>
      <Caption no={2} caption={i18n.t("Who learns what when you use a bang.")} />
    </figure>
  );
}
