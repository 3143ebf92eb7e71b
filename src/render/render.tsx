import type { ReactElement, ReactNode } from "react";
import { prerender } from "react-dom/static.edge";
import { lettersOf } from "../contract/language/languages.ts";
import type { CustomTheme } from "../contract/settings/custom-theme.ts";
import { lettersRule } from "../contract/theme/faces.ts";
import type { SiteFiles } from "../files/site-file.ts";
import { Speech } from "../locales/speech.tsx";
import { bytesOf } from "../platform/encoding.ts";
import { entityTag } from "../platform/entity-tag.ts";
import type { Visit } from "../visit/visit.ts";
import { Chrome } from "./chrome.tsx";
import { Document, titleOf } from "./document.tsx";
import { type Frame, frameOf } from "./frame.ts";
import { LateParts, type ReportError } from "./later.tsx";
import { type Readable, type RegisteredPage, said, type Words } from "./page.ts";
import { type Prerendered, pageCache } from "./page-cache.ts";
import { hourParts } from "./paint/hour-style.ts";
import { type InlineStyle, inlineStyle } from "./paint/inline-style.ts";
import { paletteStyle } from "./paint/palette-style.ts";
import type { ActionResult } from "./result.ts";

interface Rendering<Result extends ActionResult = never> {
  readonly page: RegisteredPage<Result>;
  readonly visit: Visit;
  readonly files: SiteFiles;
  /** What the page loaded for this request; null: nothing of its own. */
  readonly data: unknown;
  readonly result: Result | null;
  /** In place of the page's own. */
  readonly title: Words;
  readonly report: ReportError;
}

export interface Rendered extends Pick<Prerendered, "etag" | "styleSources" | "scriptSources"> {
  readonly body: Uint8Array | ReadableStream<Uint8Array>;
}

/** Renders a page: whole and from the cache if it is the same for equal visits, else its content in a frame from the cache. */
export async function renderPage<Result extends ActionResult = never>(rendering: Rendering<Result>): Promise<Rendered> {
  const { page, visit, data, result } = rendering;
  const values = { ...frameOf(visit, page), ...page.vary(visit) };
  if (data !== null || result !== null) return ownPage(rendering, values);
  const { pieces, ...rendered } = await cached("page", rendering, values);
  return { ...rendered, body: pieces[0] ?? new Uint8Array() };
}

/** The content that is rendered for one request, in the page's frame. An error before the first byte rejects. */
async function ownPage<Result extends ActionResult>(rendering: Rendering<Result>, values: Frame): Promise<Rendered> {
  const { page, visit, files, data, result, title, report } = rendering;
  const late = new LateParts(report);
  const read = await readFor(page, files);
  const content = await late.render(<Content body={() => page.body({ ...values, read, data, result })} />);
  const { pieces, ...rendered } = await cached("frame", rendering, values);
  const [toTitle, toHead, toContent, toEnd] = pieces as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  const { ofHead, ofBody } = cutContent(content);
  const before = [toTitle, bytesOf(escaped(titleOf(page, said(title)))), toHead, ofHead, toContent];
  if (late.isEmpty) return { ...rendered, body: joined([...before, ofBody, toEnd]) };
  const stream = streamOf(inTurn(joined(before), late.inOrder(ofBody), toEnd));
  return { ...rendered, body: isAwaitedWhole(visit) ? await bytesIn(stream) : stream };
}

/** Whether to send nothing before the page is complete: on the onion host, where scripts may not run, and on request. */
function isAwaitedWhole(visit: Visit): boolean {
  return visit.host === "onion" || visit.url.searchParams.has("complete");
}

/**
 * A page or its frame, from the cache or rendered now. It is rendered from what is read back from its key, so that the key
 * says everything it depends on. A visitor's own colours are one of millions, so what has them is not cached.
 */
async function cached(
  kind: "page" | "frame",
  { page, visit, files }: Pick<Rendering, "page" | "visit" | "files">,
  given: Frame,
): Promise<Prerendered> {
  const key = JSON.stringify([kind, page.id, given]);
  const known = visit.customTheme ? undefined : pageCache.get(key);
  if (known) return known;
  const [, , values]: [string, string, Frame] = JSON.parse(key);
  const whole = await documentOf(page, values, { files, customTheme: visit.customTheme, isFrame: kind === "frame" });
  const html = await prerendered(whole.document);
  const made: Prerendered = {
    pieces: kind === "frame" ? cutFrame(html) : [bytesOf(html)],
    etag: kind === "frame" ? null : await entityTag(html),
    styleSources: whole.styles.map(({ source }) => source).join(" "),
    scriptSources: whole.scriptSources,
  };
  if (!visit.customTheme) pageCache.set(key, made);
  return made;
}

interface Setting {
  readonly files: SiteFiles;
  readonly customTheme: CustomTheme | null;
  /** Leaves a place for the content instead of the page's own. */
  readonly isFrame: boolean;
}

async function documentOf(page: RegisteredPage, values: Frame, { files, customTheme, isFrame }: Setting) {
  const read = await readFor(page, files);
  const sheet = await readOrThrow(page.sheet, files, `the styles of ${page.id}`);
  const clock = values.theme === "hour" ? await hourParts() : null;
  // What a visitor chose comes before the page's own colours.
  const palette = page.palette === null ? [] : [await paletteStyle(page.palette)];
  const letters = lettersOf(values.language);
  const styles = [
    sheet,
    ...(letters ? [await inlineStyle(lettersRule(letters))] : []),
    ...(clock ? [clock.style] : palette),
    ...(customTheme ? [await inlineStyle(customTheme.css)] : []),
  ];
  const document = (
    <WholePage {...{ page, frame: values, read, styles }} clock={clock?.script} customTheme={customTheme?.theme}>
      {isFrame ? contentPlace : <Content body={() => page.body({ ...values, read, data: null, result: null })} />}
    </WholePage>
  );
  return { document, styles, scriptSources: clock?.source ?? "" };
}

async function readFor({ id, reads }: Pick<RegisteredPage, "id" | "reads">, files: SiteFiles): Promise<object | null> {
  return reads && readOrThrow(reads, files, `the text of ${id}`);
}

/** Reads a file that the page cannot do without; throws if it cannot be read. */
async function readOrThrow<Read extends object>(file: Readable<Read>, files: SiteFiles, what: string): Promise<Read> {
  const content = await file.read(files);
  if (!content) throw new Error(`${what} cannot be read`);
  return content;
}

/** What {@link WholePage} is made from. */
interface WholeProps {
  readonly page: RegisteredPage;
  /** What the page reads from the site's files. */
  readonly read?: object | null;
  readonly frame: Frame;
  readonly styles: readonly InlineStyle[];
  /** Decides the theme by the visitor's clock, where they chose that. */
  readonly clock?: string | undefined;
  /** Where the visitor chose a ground of their own: the theme that it belongs to. */
  readonly customTheme?: CustomTheme["theme"] | undefined;
  readonly children: ReactNode;
}

export function WholePage({ page, frame, read = null, styles, clock, customTheme = null, children }: WholeProps) {
  return (
    <Speech>
      <Document {...{ page, frame, read, styles, clock, customTheme }}>
        {page.chrome === "bare" ? (
          children
        ) : (
          <Chrome {...{ path: page.path, feature: page.feature, frame, isLean: page.chrome === "lean" }}>
            {children}
          </Chrome>
        )}
      </Document>
    </Speech>
  );
}

/** Calls the body while React renders, so that its errors are React's to report. */
function Content({ body }: { readonly body: () => ReactNode }) {
  return body();
}

async function prerendered(document: ReactElement): Promise<string> {
  // React would write the error to the console; it rejects as well.
  const { prelude } = await prerender(document, { onError: () => {} });
  return new Response(prelude).text();
}

const contentPlace = <template data-content="" />;

/** A frame up to its title, on to the end of its head, on to its content, and from there to its end. */
function cutFrame(html: string): readonly Uint8Array[] {
  const pieces = html.split(/(?<=<title>)[^<]*(?=<\/title>)|(?=<\/head>)|<template data-content=""><\/template>/);
  return [pieces[0] ?? "", pieces[1] ?? "", pieces[2] ?? "", pieces.slice(3).join("")].map(bytesOf);
}

/** In bytes: more than the links of a page's content come to. */
const mostLinks = 4096;

/** React writes links that belong in the head before everything else, and has no head here to put them in. */
function cutContent(content: Uint8Array): { readonly ofHead: Uint8Array; readonly ofBody: Uint8Array } {
  const start = new TextDecoder().decode(content.subarray(0, mostLinks));
  const { byteLength } = bytesOf(/^(?:<link [^>]*>)*/.exec(start)?.[0] ?? "");
  return { ofHead: content.subarray(0, byteLength), ofBody: content.subarray(byteLength) };
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text as it stands in an element. */
function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}

async function* inTurn(first: Uint8Array, content: AsyncGenerator<Uint8Array>, last: Uint8Array) {
  yield first;
  yield* content;
  yield last;
}

/** What a generator yields, each piece when it is asked for. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

async function bytesIn(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
