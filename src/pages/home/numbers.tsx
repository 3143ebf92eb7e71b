import { Band } from "../../../client/components/sections/band.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { LargeStat } from "../../../client/mockups/large-stat.tsx";
import { Stat } from "../../../client/mockups/stat.tsx";
import { brand, stats } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { counted, rounded } from "../../product/figures.ts";
import { ratings } from "../../product/ratings.ts";
import type { Frame } from "../../render/frame.ts";
import styles from "./home.module.css";

/** What one dash of the illustration stands for. */
const searchesPerDash = 1_000_000;

export function Numbers({ theme, no }: { readonly theme: Frame["theme"]; readonly no: number }) {
  const dashes = counted(stats.monthlySearches / searchesPerDash);
  return (
    <Band tone="surface-alt">
      <h2 className="vh">{i18n.t("{brand} in numbers", { brand: brand.name })}</h2>
      <div className={`${styles.pair} ${styles.end}`}>
        <LargeStat value={rounded(stats.monthlySearches)}>{i18n.t("searches a month.")}</LargeStat>
        <Illustration
          name="thousands"
          theme={theme}
          no={no}
          caption={i18n.t("{dashes} dashes, a million searches each. We can’t tell which search came from whom.", {
            dashes,
          })}
        />
      </div>
      <div className={styles.figures}>
        <Stat value={rounded(stats.monthlyDownloads)}>{i18n.t("downloads of the browser a month")}</Stat>
        {ratings().map(({ value, words }) => (
          <Stat key={words} value={value}>
            {words}
          </Stat>
        ))}
        <Stat value={counted(stats.donatedUsd)}>
          {i18n.t("USD donated since 2015 to groups that work for privacy online")}
        </Stat>
        <Stat value={i18n.t("No. {rank}", { rank: stats.mobileSearchRank })}>{i18n.t(stats.mobileSearchWords)}</Stat>
        <Stat value={String(stats.team)}>{i18n.t("people work here")}</Stat>
      </div>
    </Band>
  );
}
