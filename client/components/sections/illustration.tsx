import type { ReactNode } from "react";
import { i18n } from "../../../src/contract/language/i18n.ts";
import type { ShownTheme, Theme } from "../../../src/contract/settings/theme.ts";
import { darkWhen } from "../../../src/contract/theme/theme-media.ts";
import styles from "./illustration.module.css";
import { type IllustrationName, illustrationList } from "./illustration-list.ts";

type CaptionProps = {
  /** Pictures with a caption are counted on each page, from 1. */
  no?: number | undefined;
  caption: ReactNode;
  /** What the letters in the picture mean, in their order: a, b, c … */
  legend?: readonly string[] | undefined;
  /** Below a picture as wide as the window: the caption keeps to the measure. */
  wide?: boolean;
};

type FigureProps = Partial<Omit<CaptionProps, "wide">> & { children?: ReactNode };

type IllustrationProps = Omit<FigureProps, "children"> & {
  name: IllustrationName;
  theme: Theme;
  /** Replaces the picture's own alternative text where the page uses the picture for something else. */
  alt?: string;
  /** Loads at once instead of lazily: for a picture on the first screen. */
  eager?: boolean;
};

/** A numbered picture with a caption that says what is shown and one thing more. */
export function Illustration({ name, theme, alt, eager = false, ...rest }: IllustrationProps) {
  return (
    <Figure {...rest}>
      <Picture name={name} theme={theme} eager={eager} {...(alt !== undefined && { alt })} />
    </Figure>
  );
}

/** The frame and caption of an illustration, around any content. */
export function Figure({ caption, children, ...rest }: FigureProps) {
  return (
    <figure className={styles.illustration}>
      <div className={styles.art}>{children}</div>
      {caption && <Caption caption={caption} {...rest} />}
    </figure>
  );
}

/** What is said under a picture, whatever draws it. */
export function Caption({ no = 1, caption, legend, wide = false }: CaptionProps) {
  return (
    <figcaption className={wide ? `${styles.caption} ${styles.wide}` : styles.caption}>
      <b>{i18n.t("Plate {no}", { no })}</b>
      <span>{caption}</span>
      {legend && (
        <ol className={styles.legend}>
          {legend.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      )}
    </figcaption>
  );
}

type PictureProps = {
  name: IllustrationName;
  theme: Theme;
  alt?: string;
  eager?: boolean;
  className?: string | undefined;
};

/**
 * The drawing without frame and caption. A live change of theme sets `media` of every `source[data-theme="dark"]` to
 * `darkWhen[theme]`; nothing else in the markup depends on the theme.
 */
export function Picture({ name, theme, alt, eager = false, className }: PictureProps) {
  const { width = 640, height = 460 } = illustrationList[name];
  return (
    <picture>
      <source data-theme="dark" media={darkWhen[theme]} srcSet={artPath(name, "dark")} />
      <img
        src={artPath(name, "light")}
        alt={alt ?? altOf(name)}
        width={width}
        height={height}
        decoding="async"
        {...(!eager && { loading: "lazy" })}
        {...(className && { className })}
      />
    </picture>
  );
}

/** What a drawing shows, in words; empty where it only decorates. */
export function altOf(name: IllustrationName): string {
  const { alt } = illustrationList[name];
  return alt && i18n.t(alt);
}

/** The address of a drawing's file; the build makes one for each theme. */
export function artPath(name: IllustrationName, theme: ShownTheme): string {
  return `/art/${name}.${theme}.svg`;
}
