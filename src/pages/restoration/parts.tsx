import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { ClosingBird } from "../../../client/components/sections/closing-bird.tsx";
import type { EndingName } from "../../../client/components/sections/illustration-list.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href, type RouteName } from "../../contract/routes.ts";
import styles from "./restoration.module.css";

const ways = {
  itrLearnMore: /*i18n*/ "What to do in the first hour",
  itrAccessCode: /*i18n*/ "Get an access code",
  itrAbout: /*i18n*/ "Meet the advisers",
  itrSurvey: /*i18n*/ "Rate the help you got",
} as const satisfies Partial<Record<RouteName, string>>;

type WayName = keyof typeof ways;

interface OtherWaysProps {
  readonly than: WayName | "itrCall";
  readonly scene: EndingName;
}

/** The last band of a page about restoration: the way to an adviser, and the other pages. */
export function OtherWays({ than, scene }: OtherWaysProps) {
  const others = (Object.keys(ways) as WayName[]).filter((name) => name !== than);
  return (
    <Band tone="night" flush>
      <nav className="say" aria-labelledby="ways">
        <h2 id="ways">{i18n.t("More about restoration")}</h2>
        {than !== "itrCall" && (
          <p className="acts">
            <LinkButton href={href("itrCall")}>{i18n.t("Call an adviser")}</LinkButton>
          </p>
        )}
        <ul className={styles.ways}>
          {others.map((name) => (
            <li key={name}>
              <GoLink href={href(name)}>{i18n.t(ways[name])}</GoLink>
            </li>
          ))}
        </ul>
      </nav>
      <ClosingBird scene={scene} />
    </Band>
  );
}
