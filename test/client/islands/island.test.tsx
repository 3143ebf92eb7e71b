import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { island } from "../../../client/islands/island.tsx";

const shape = z.object({ count: z.number() });

interface Props extends z.infer<typeof shape> {
  readonly label: string;
}

function Counter({ count, label }: Props) {
  return (
    <button type="button" aria-label={label}>
      {count}
    </button>
  );
}

/** A stand-in for the element in the page, read from the HTML that `mark` wrote. */
function markedBy(html: string): HTMLElement {
  const props = /data-props="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"');
  const label = /aria-label="([^"]*)"/.exec(html)?.[1] ?? "";
  const element = { dataset: props === undefined ? {} : { props }, label };
  return element as unknown as HTMLElement;
}

const counter = island<Props>({
  name: "menu",
  Component: Counter,
  parseProps: (value, marked) => ({ ...shape.parse(value), label: String(Reflect.get(marked, "label")) }),
  inMarkup: ["label"],
});

const marked = (props: Props) => renderToStaticMarkup(counter.mark(props));

describe("an island", () => {
  it("PAGE-8 is its own markup from the first byte, under its name", () => {
    expect(marked({ count: 3, label: "Three" })).toContain('<button type="button" aria-label="Three">3</button>');
    expect(marked({ count: 3, label: "Three" })).toContain('data-island="menu"');
  });

  it("sends no prop twice: what the markup holds is read from there", () => {
    const html = marked({ count: 3, label: "Three" });
    expect(/data-props="([^"]*)"/.exec(html)?.[1]).toBe("{&quot;count&quot;:3}");
  });

  it("wakes as what it was marked", () => {
    const html = marked({ count: 7, label: "Seven" });
    const woken = renderToStaticMarkup(counter.wake(markedBy(html)));
    expect(html).toContain(woken);
  });

  it("does not wake from what is not its own", () => {
    for (const props of ["{}", '{"count":"3"}', "[]", "nonsense"]) {
      expect(() => counter.wake({ dataset: { props } } as unknown as HTMLElement)).toThrow();
    }
  });

  it("one without props sends none, and is lazy unless it says otherwise", () => {
    const declared = { name: "sent", Component: () => <i />, parseProps: () => ({}) } as const;
    expect(renderToStaticMarkup(island(declared).mark({}))).toBe('<div data-island="sent"><i></i></div>');
    expect(renderToStaticMarkup(island({ ...declared, eager: true }).mark({}))).toContain("data-eager");
  });
});
