import styles from "./qr-code.module.css";

type QrCodeProps = {
  /** The address of the drawing, which includes the empty border that scanners need. */
  src: string;
  /** Where the code leads, as screen readers say it. */
  label: string;
};

/** Dark on white under both themes: many cameras do not read the reverse. */
export function QrCode({ src, label }: QrCodeProps) {
  return <img className={styles.code} src={src} alt={label} width="188" height="188" loading="lazy" />;
}
