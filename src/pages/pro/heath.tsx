import { Icon } from "../../../client/components/icon.tsx";
import { Picture } from "../../../client/components/sections/illustration.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import type { Frame } from "../../render/frame.ts";
import styles from "./heath.module.css";
import { proServices } from "./services.ts";

/** One wide scene with the three services on it: each thing that lies on the heath leads to the page about it. */
export function Heath({ theme }: Pick<Frame, "theme">) {
  return (
    <nav className={styles.heath} aria-label={i18n.t("The three services")}>
      <Picture name="heath" theme={theme} alt="" eager className={styles.land} />
      <ul>
        {proServices().map(({ drawing, title, href }) => (
          <li key={href}>
            <a href={href}>
              <Picture name={drawing} theme={theme} alt="" eager />
              <span>
                {title}
                <Icon name="arrow" size={20} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
