import { i18n } from "../../contract/language/i18n.ts";
import type { Settings } from "../../contract/settings/settings.ts";
import { Dated } from "../../render/dated.tsx";
import { isNotAiPicture } from "../../results/ai-pictures.ts";
import type { ResultKind, WebResult } from "../../results/results.ts";
import styles from "./web-results.module.css";

interface ResultListProps {
  readonly results: readonly WebResult[];
  readonly kind: ResultKind;
  /** The address that each picture is shown from, by its own address. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly settings: Settings;
}

/** Results in their order. Nothing here loads anything from anywhere but this site. */
export function ResultList({ results, kind, pictures, settings }: ResultListProps) {
  const shown = kind === "image" && settings.kbj === "1" ? results.filter(isNotAiPicture) : results;
  const look = [kind === "image" ? styles.images : styles.list, settings.ku === "1" ? styles.underlined : ""];
  return (
    <ol className={look.filter(Boolean).join(" ")}>
      {shown.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one page may find the same address twice
        <li key={index}>
          {result.thumbnail !== null && <Picture src={pictures.get(result.thumbnail)} />}
          <div>
            <Found result={result} settings={settings} tellsWhen={kind === "news" || kind === "video"} />
            {kind !== "image" && result.snippet && <p>{result.snippet}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface FoundProps {
  readonly result: WebResult;
  readonly settings: Settings;
  /** Whether to show its date and length, which help to decide whether to open it. */
  readonly tellsWhen: boolean;
}

function Found({ result: { address, title, day, length }, settings, tellsWhen }: FoundProps) {
  const { href, unencrypted } = encryption(address, settings);
  const way = opening(settings);
  return (
    <>
      <h3>
        <a href={href} {...way}>
          {title}
        </a>
      </h3>
      <p className={styles.address}>{shownAddress(address, settings)}</p>
      {tellsWhen && (day || length) && (
        <p className={styles.address}>
          {day && <Dated day={day} />}
          {day && length && " · "}
          {length && i18n.t("{length} long", { length })}
        </p>
      )}
      {unencrypted && (
        <p className={styles.address}>
          <a href={unencrypted} {...way}>
            {i18n.t("Open without encryption")}
          </a>
        </p>
      )}
    </>
  );
}

/** How a result opens: in a window of its own (`kn`), and whether the site learns where somebody came from (`kd`). */
function opening({ kn, kd }: Settings) {
  return {
    ...(kn === "1" && { target: "_blank" }),
    // Never our full address, which may hold the words.
    ...(kd === "1" ? { rel: "noreferrer" } : { referrerPolicy: "origin" as const }),
  };
}

/** `kh`: links to https, with a link to http as well, because not every site has encryption. */
function encryption(address: string, { kh }: Settings) {
  return kh === "1" && address.startsWith("http:")
    ? { href: address.replace("http:", "https:"), unencrypted: address }
    : { href: address, unencrypted: null };
}

/**
 * Its `alt` is empty, since the title beside it says what it shows: a picture that doesn't load shows no broken icon, and its
 * frame stays, so that nothing below it moves.
 */
function Picture({ src }: { src: string | undefined }) {
  return src === undefined ? null : (
    <span>
      <img src={src} alt="" loading="lazy" />
    </span>
  );
}

/** The address in full, or the host alone (`kaf`). Percent-encoding is decoded where that is possible. */
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
