import type { Settings } from "../../contract/settings/settings.ts";
import type { Result, ResultKind } from "../../results/results.ts";
import styles from "./web-results.module.css";

interface ResultListProps {
  readonly results: readonly Result[];
  readonly kind: ResultKind;
  /** Where each picture is shown from, by its own address. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly settings: Settings;
}

/** Results in their order. Nothing here loads anything from anywhere but this site. */
export function ResultList({ results, kind, pictures, settings }: ResultListProps) {
  const look = [kind === "image" ? styles.images : styles.list, settings.ku === "1" ? styles.underlined : ""];
  return (
    <ol className={look.filter(Boolean).join(" ")}>
      {results.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one page may find the same address twice
        <li key={index}>
          {result.thumbnail !== null && <Picture src={pictures.get(result.thumbnail)} />}
          <div>
            <h3>
              <a href={result.address} rel="noreferrer" {...(settings.kn === "1" && { target: "_blank" })}>
                {result.title}
              </a>
            </h3>
            <p className={styles.address}>{shownAddress(result.address, settings)}</p>
            {kind !== "image" && result.snippet && <p>{result.snippet}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The title beside it says what it shows. */
function Picture({ src }: { src: string | undefined }) {
  return src === undefined ? null : <img src={src} alt="" loading="lazy" width="160" height="120" />;
}

/** In full, or the site alone (`kaf`). Read as people write addresses, where that can be read back. */
export function shownAddress(address: string, { kaf }: Pick<Settings, "kaf">): string {
  const { host, pathname } = new URL(address);
  return kaf === "1" ? `${host}${readable(pathname)}`.replace(/\/$/, "") : host;
}

function readable(path: string): string {
  try {
    return decodeURI(path).replace(/[\p{Cc}\p{Cf}\s]/gu, (sign) => encodeURIComponent(sign));
  } catch {
    return path;
  }
}
