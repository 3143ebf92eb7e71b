import { type FormEvent, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import type { BangFilter, Bangs } from "../../src/contract/search/bangs.ts";
import { updateQueryParams } from "../acquisition/address.ts";
import { type Island, island } from "../islands/island.tsx";
import { BangList } from "./bang-list.tsx";

const shape = z.object({ words: z.string(), category: z.string() });

/** Narrows the list with every letter typed, and keeps the address in step, so that it can be shared or returned to. */
function BangListIsland({ bangs, ...asked }: BangFilter & { bangs: Bangs }) {
  const [filter, setFilter] = useState<BangFilter>(asked);
  const marked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = marked.current?.querySelector("form");
    // Takes over what was typed while this script was loading.
    if (form) setFilter(filterIn(form));
  }, []);
  useEffect(() => remember(filter), [filter]);
  const narrow = (event: FormEvent<HTMLFormElement>) => setFilter(filterIn(event.currentTarget));
  const stay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    narrow(event);
  };
  return (
    <div ref={marked}>
      <BangList {...filter} bangs={bangs} onInput={narrow} onSubmit={stay} />
    </div>
  );
}

function filterIn(form: HTMLFormElement): BangFilter {
  const fields = new FormData(form);
  return { words: text(fields.get("q")), category: text(fields.get("c")) };
}

function text(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}

/** Puts the filter into the address of this page, whose other parameters stay. */
function remember({ words, category }: BangFilter): void {
  updateQueryParams(window, { q: words || null, c: category || null });
}

/** The worker and the browser's script each have the list, so only the filter travels in the page. */
export function bangListIsland(bangs: Bangs): Island<BangFilter> {
  return island({
    name: "bang-list",
    Component: (asked: BangFilter) => <BangListIsland {...asked} bangs={bangs} />,
    parseProps: (value) => shape.parse(value),
  });
}
