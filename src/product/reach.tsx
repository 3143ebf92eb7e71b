import { MarkedList } from "../../client/components/marked-list.tsx";

interface Side {
  readonly title: string;
  readonly items: readonly string[];
}

/** What a service does, and beside it what it doesn't. */
export function Reach({ does, leaves }: { readonly does: Side; readonly leaves: Side }) {
  return (
    <div className="two">
      <div className="say">
        <h3>{does.title}</h3>
        <MarkedList items={does.items} mark="yes" />
      </div>
      <div className="say">
        <h3>{leaves.title}</h3>
        <MarkedList items={leaves.items} mark="no" />
      </div>
    </div>
  );
}
