import { Band } from "../../../client/components/band.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Picture } from "../../../client/components/illustration.tsx";
import { type IllustrationName, illustrationList } from "../../../client/components/illustration-list.ts";
import { brand } from "../../contract/brand.ts";
import styles from "./booklet.module.css";

const id = "booklet";

/** Illustrations drawn for a margin, as a backdrop or for the width of a window: none of them fills a page of the booklet. */
const unbound: ReadonlySet<string> = new Set<IllustrationName>([
  ...(["moth", "field", "crossing", "over", "drag", "taskbar", "pair"] as const),
  ...(["logStage", "eggsStage"] as const),
]);

const names = (Object.keys(illustrationList) as IllustrationName[]).filter((name) => !unbound.has(name));

/** The illustrations on the cover. */
const fanned = ["fern", "tide", "lamp"] as const satisfies readonly IllustrationName[];

/**
 * All illustrations, one to a page, in the light theme's colours. Shown when the address names the booklet (`#booklet`), and then the only
 * thing that is printed.
 */
export function Booklet() {
  return (
    <Band tone="surface-alt" id={id}>
      <div className={styles.cover}>
        <div className="say">
          <h2>All {names.length} plates in one booklet</h2>
          <p className="lead">
            One plate to a page, A5, in the colours of dawn. Open the booklet to show all plates here, then print.
          </p>
          <p className={`acts ${styles.way}`}>
            <GoLink href={`#${id}`}>Open booklet</GoLink>
          </p>
        </div>
        <div className={styles.fan}>
          {fanned.map((name) => (
            <Picture key={name} name={name} theme="light" alt="" />
          ))}
        </div>
      </div>
      <ol className={styles.leaves}>
        {names.map((name, index) => (
          <li key={name}>
            <Picture name={name} theme="light" alt="" />
            <p>
              <b>Plate {index + 1}</b> {illustrationList[name].alt}
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.imprint}>Drawn by {brand.name}. You can copy and share this booklet.</p>
    </Band>
  );
}
