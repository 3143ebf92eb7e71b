import { brand } from "../../src/contract/brand/brand.ts";
import { previewSearch } from "../../src/contract/brand/brand-story.ts";
import { i18n } from "../../src/contract/language/i18n.ts";
import type { Settings } from "../../src/contract/settings/settings.ts";
import { shownThemes } from "./contrast.ts";
import styles from "./settings-preview.module.css";

interface Result {
  readonly title: string;
  readonly address: string;
  readonly text: string;
}

const { words, results } = previewSearch;

/**
 * An example page of results with the given settings. Colours, fonts and size are custom properties: the visitor's look
 * sets them on the page, and a script sets them on this element while somebody is choosing.
 */
export function SettingsPreview({ settings }: { settings: Settings }) {
  const themes = shownThemes(settings);
  const [theme] = themes;
  return (
    <div
      className={styles.preview}
      data-preview=""
      data-place={settings.km}
      data-width={settings.kw}
      {...(settings.ku === "1" && { "data-underlined": "" })}
      {...(themes.length === 1 && { "data-theme": theme })}
    >
      {!settings.ko.startsWith("-") && (
        <p className={styles.header}>
          <b>{brand.name}</b> <span className={styles.box}>{i18n.t(words)}</span>
        </p>
      )}
      <div className={styles.results}>
        {results.map((result, index) => (
          <PreviewResult key={result.address} {...result} settings={settings} visited={index === 1} />
        ))}
      </div>
    </div>
  );
}

function PreviewResult({ title, address, text, settings, visited }: Result & { settings: Settings; visited: boolean }) {
  return (
    <div>
      <p className={visited ? `${styles.title} ${styles.visited}` : styles.title}>{i18n.t(title)}</p>
      <p className={styles.address}>{settings.kaf === "1" ? address : address.split("/")[0]}</p>
      <p>{i18n.t(text)}</p>
    </div>
  );
}
