import type { ReactNode } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import type { Theme } from "../../src/contract/settings/theme.ts";
import { Picture } from "../components/sections/illustration.tsx";
import styles from "./hero.module.css";
import { HeroScene } from "./hero-scene.tsx";

type HeroProps = {
  title: string;
  lead: ReactNode;
  /** `SearchBox`, or the island around it. */
  search: ReactNode;
  /** One small line under the box: what a search sends. */
  note?: ReactNode;
  theme: Theme;
  /** The second bird shows itself without waiting for the box to be selected, and there is no browser above the sun. */
  found?: boolean;
  /** Caption of the landscape, which is Illustration 1. */
  caption?: string;
};

/** The first screen of home. It reaches up under the header, which stands on the same sky. */
export function Hero({ title, lead, search, note, theme, found = false, caption }: HeroProps) {
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {search}
          {note && <p className={styles.note}>{note}</p>}
          {!found && <Picture name="window" theme={theme} alt="" className={styles.browser} />}
        </div>
        <HeroScene found={found} />
      </section>
      {caption && (
        <p className={styles.caption}>
          <b>{i18n.t("Plate {no}", { no: 1 })}</b>
          {` ${caption}`}
        </p>
      )}
    </>
  );
}
