import { Band } from "../../../client/components/band.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { href, type RouteName } from "../../contract/routes.ts";
import styles from "./restoration.module.css";

const ways = {
  itrLearnMore: "What to do in the first hour",
  itrAccessCode: "Get an access code",
  itrCall: "Call an adviser",
  itrAbout: "Meet the advisers",
  itrSurvey: "Rate the help you got",
} as const satisfies Partial<Record<RouteName, string>>;

type WayName = keyof typeof ways;

interface OtherWaysProps {
  readonly than: WayName;
  /** Another background, if the band before has the usual one. */
  readonly tone?: "background" | "surface-alt";
}

/** The other pages about restoration, at the end of one of them. */
export function OtherWays({ than, tone = "surface-alt" }: OtherWaysProps) {
  const others = (Object.keys(ways) as WayName[]).filter((name) => name !== than);
  return (
    <Band tone={tone}>
      <nav className="say" aria-labelledby="ways">
        <h2 id="ways">More about restoration</h2>
        <ul className={styles.ways}>
          {others.map((name) => (
            <li key={name}>
              <GoLink href={href(name)}>{ways[name]}</GoLink>
            </li>
          ))}
        </ul>
      </nav>
    </Band>
  );
}
