import type { ReactNode } from "react";
import { Icon } from "../../../client/components/icon.tsx";
import { brand } from "../../contract/brand.ts";
import styles from "./bangs.module.css";

interface Station {
  readonly title: string;
  readonly shows: ReactNode;
  readonly knows: string;
}

const stations: readonly Station[] = [
  { title: "You type", shows: "!w otter", knows: "The bang may stand first, last or in between." },
  {
    title: `${brand.name} looks it up`,
    shows: "!w → Wikipedia",
    knows: "Reads the words to build the address. Keeps neither them nor where you went.",
  },
  {
    title: "Your browser goes there",
    shows: "en.wikipedia.org … otter",
    knows: "Learns the words and your network address, as if you had searched there. Is not told where you came from.",
  },
];

/** The way of one search, with what each station learns of it. */
export function BangDiagram() {
  return (
    <figure className={styles.diagram}>
      <ol>
        {stations.map(({ title, shows, knows }, index) => (
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
      <figcaption className="soft small">One search with a bang, and who learns what on its way.</figcaption>
    </figure>
  );
}
