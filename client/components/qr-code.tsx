import styles from "./qr-code.module.css";

type QrCodeProps = {
  /** The drawing, which holds the empty border that readers need. */
  src: string;
  /** Where it leads: a camera reads the code, a screen reader this. */
  label: string;
};

/** Dark on white under both themes: many cameras do not read the reverse. */
export function QrCode({ src, label }: QrCodeProps) {
  return <img className={styles.code} src={src} alt={label} width="188" height="188" loading="lazy" />;
}
