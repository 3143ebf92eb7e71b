import styles from "./qr-code.module.css";

type QrCodeProps = {
  /** The path of the dark modules and how many modules a side has. */
  code: { d: string; size: number };
  /** Where it leads: a camera reads the code, a screen reader this. */
  label: string;
};

/** The empty modules that a reader needs on each side (ISO/IEC 18004). */
const quiet = 4;

/** Dark on white under both skies: many cameras do not read the reverse. */
export function QrCode({ code: { d, size }, label }: QrCodeProps) {
  const side = size + 2 * quiet;
  return (
    <svg
      className={styles.code}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      width={side * 4}
      height={side * 4}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M${-quiet} ${-quiet}h${side}v${side}h-${side}z`} />
      <path fill="#1b1726" d={d} />
    </svg>
  );
}
