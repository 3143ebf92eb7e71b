import { brand } from "../../src/contract/brand/brand.ts";
import type { Theme } from "../../src/contract/settings/theme.ts";
import { Picture } from "../components/sections/illustration.tsx";
import { Mark } from "../frame/wordmark.tsx";
import styles from "./app-head.module.css";

/** The top of every screen inside the apps, in place of the site's header: whose screen it is, on a strip of its heath. */
export function AppHead({ theme }: { readonly theme: Theme }) {
  return (
    <div className={styles.head}>
      <p>
        <Mark />
        {brand.name}
      </p>
      <Picture name="heath" theme={theme} alt="" eager className={styles.land} />
    </div>
  );
}
