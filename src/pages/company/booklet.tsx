import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { altOf, Picture } from "../../../client/components/sections/illustration.tsx";
import { type IllustrationName, illustrationList } from "../../../client/components/sections/illustration-list.ts";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
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
          <h2>{i18n.t("All {count} plates in one booklet", { count: names.length })}</h2>
          <p className="lead">
            {i18n.t(
              "One plate to a page, A5, in the colours of dawn. Open the booklet to show all plates here, then print.",
            )}
          </p>
          <p className={`acts ${styles.way}`}>
            <GoLink href={`#${id}`}>{i18n.t("Open booklet")}</GoLink>
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
              <b>{i18n.t("Plate {no}", { no: index + 1 })}</b> {altOf(name)}
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.imprint}>
        {i18n.t("Drawn by {brand}. You can copy and share this booklet.", { brand: brand.name })}
      </p>
    </Band>
  );
}
