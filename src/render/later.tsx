import { createContext, type ReactNode, use } from "react";
import { renderToReadableStream } from "react-dom/server.edge";
import { Notice } from "../../client/components/notice.tsx";
import { i18n } from "../contract/language/i18n.ts";
import { Speech } from "../locales/speech.tsx";
import { within } from "../platform/deadline.ts";

/** Milliseconds. A part that takes longer shows a notice instead, so that the rest of the page arrives. */
const timeLimit = 4000;

/** Called with errors that come too late to change the status of the answer. */
export type ReportError = (error: unknown) => void;

const LateContext = createContext<LateParts | null>(null);

interface LaterProps<Value> {
  readonly value: Promise<Value> | Value;
  readonly children: (value: Value) => ReactNode;
}

/**
 * A part of a page that is sent when its value has come, in its place: what stands before it is sent at once, and what follows
 * waits for it. If the value doesn't come in time, or cannot be shown, the part says so. A value that is there already is
 * shown at once. Nothing where no request waits for the page, as in the index of the site's own search.
 */
export function Later<Value>({ value, children }: LaterProps<Value>): ReactNode {
  const parts = use(LateContext);
  if (!parts) return null;
  return value instanceof Promise ? <template data-later={parts.add(value.then(children))} /> : children(value);
}

/** Where a part was left out, with its number. Written by React alone: text cannot contain it. */
const place = /<template data-later="(\d+)"><\/template>/;

/** The late parts of one answer. */
export class LateParts {
  readonly #report: ReportError;
  readonly #rendered: Promise<Uint8Array>[] = [];

  constructor(report: ReportError) {
    this.#report = report;
  }

  /** Whether anything is still to come once the rest has been rendered. */
  get isEmpty(): boolean {
    return this.#rendered.length === 0;
  }

  /** Takes the content of a part, which may itself have late parts, and returns its number. */
  add(content: Promise<ReactNode>): number {
    const inTime = within(
      timeLimit,
      () => content,
      () => {
        throw new Error(`took longer than ${timeLimit} ms`);
      },
    );
    const rendered = inTime
      .then((node) => this.render(node))
      .catch((error) => {
        this.#report(error);
        return this.render(<PartFailed />);
      });
    return this.#rendered.push(rendered) - 1;
  }

  /** A tree in which parts may come later. */
  around(node: ReactNode) {
    return (
      <Speech>
        <LateContext value={this}>{node}</LateContext>
      </Speech>
    );
  }

  /** Renders what stands in a page, without its late parts. Rejects if it cannot be rendered. */
  async render(node: ReactNode): Promise<Uint8Array> {
    // React would write the error to the console; it rejects as well, and the caller reports it.
    const stream = await renderToReadableStream(this.around(node), { onError: () => {} });
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }

  /** What was rendered, with its late parts in their places, each as soon as it and all before it are there. */
  async *inOrder(rendered: Uint8Array): AsyncGenerator<Uint8Array> {
    if (this.isEmpty) {
      yield rendered;
      return;
    }
    // Every second piece is the number of a part.
    const pieces = new TextDecoder().decode(rendered).split(place);
    for (const [index, piece] of pieces.entries()) {
      if (index % 2 === 0) yield encoder.encode(piece);
      else yield* this.#part(Number(piece));
    }
  }

  async *#part(number: number): AsyncGenerator<Uint8Array> {
    const rendered = await this.#rendered[number];
    if (rendered) yield* this.inOrder(rendered);
  }
}

const encoder = new TextEncoder();

function PartFailed() {
  return (
    <div data-seen="page_part_failed">
      <Notice tone="bad" title={i18n.t("This part of the page could not be shown")}>
        {i18n.t("Nothing of yours was lost. Reload the page to try again.")}
      </Notice>
    </div>
  );
}
