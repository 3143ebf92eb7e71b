import { Icon } from "../../client/components/icon.tsx";
import styles from "./reach.module.css";

interface Side {
  readonly title: string;
  readonly items: readonly string[];
}

/** What a service does, and beside it what it doesn't. */
export function Reach({ does, leaves }: { readonly does: Side; readonly leaves: Side }) {
  return (
    <div className={styles.two}>
      <List {...does} icon="check" look={styles.yes} />
      <List {...leaves} icon="minus" look={styles.no} />
    </div>
  );
}

function List({ title, items, icon, look }: Side & { icon: "check" | "minus"; look: string | undefined }) {
  return (
    <div className={`say ${look}`}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
