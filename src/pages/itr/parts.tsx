import { Band } from "../../../client/components/band.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { href, type RouteName } from "../../contract/routes.ts";
import styles from "./itr.module.css";

interface Way {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

const ways = {
  itrLearnMore: {
    title: "The first week",
    text: "Hour by hour: whom to ring, what to keep, what to leave alone.",
    link: "What to do first",
  },
  itrAccessCode: {
    title: "The code",
    text: "For subscribers: it opens the way to an adviser without a name.",
    link: "Make an access code",
  },
  itrCall: {
    title: "The call",
    text: "A number for your country, and the hours by your clock.",
    link: "See the number",
  },
  itrAbout: {
    title: "The people",
    text: "Who takes a case, in which languages, and what that costs.",
    link: "Who does the work",
  },
  itrSurvey: {
    title: "Afterwards",
    text: "Three questions for those whom an adviser has helped.",
    link: "Say how it went",
  },
} as const satisfies Partial<Record<RouteName, Way>>;

type WayName = keyof typeof ways;

/** The other pages about restoration, at the end of one of them. */
export function OtherWays({ than, tone = "bark" }: { than: WayName; tone?: "sky" | "bark" }) {
  const others = (Object.keys(ways) as WayName[]).filter((name) => name !== than);
  return (
    <Band tone={tone}>
      <nav aria-label="More about Identity Theft Restoration">
        <ul className={styles.ways}>
          {others.map((name) => {
            const { title, text, link } = ways[name];
            return (
              <li key={name}>
                <h2>{title}</h2>
                <p className="soft">{text}</p>
                <GoLink href={href(name)}>{link}</GoLink>
              </li>
            );
          })}
        </ul>
      </nav>
    </Band>
  );
}
