import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Notice } from "../../client/components/notice.tsx";
import type { Look } from "../contract/settings/look.ts";
import type { SiteFile } from "../files/site-file.ts";
import { BoundedMap } from "../platform/bounded-map.ts";
import { within } from "../platform/deadline.ts";
import { bytesOf } from "../platform/encoding.ts";
import { entityTag } from "../platform/entity-tag.ts";
import type { Visit } from "../visit/visit.ts";
import { Chrome } from "./chrome.tsx";
import { Document } from "./document.tsx";
import { facetsKey, readFacets } from "./facets.ts";
import { cutAtHoles } from "./hole.tsx";
import type { AnyPage, Given, HoleRenderer, PlacedPage, ShellFacets } from "./page.ts";
import { hourParts } from "./paint/hour-style.ts";
import { paletteStyle } from "./paint/palette-style.ts";
import { type InlineStyle, inlineStyle } from "./sheet.ts";
import { EncodedBodies, type Shell } from "./shells.ts";

/** Bounded by bytes and not by entries, since pages differ in size tenfold. An isolate has 128 MB; a page is about 14 kB. */
const shells = new BoundedMap<Shell>({ bytes: 24 * 1024 * 1024, age: 3_600_000, weigh: ({ size }) => size });

/** Milliseconds. A hole that takes longer shows a failure notice instead, so that the rest of the page arrives. */
const holeTimeLimit = 4000;

/** Called with errors that come too late to change the status of the answer. */
export type Report = (error: unknown, where: string) => void;

interface Rendering<Outcome> {
  readonly page: PlacedPage<Outcome>;
  readonly visit: Visit;
  readonly given: Given<Outcome>;
  readonly report: Report;
}

export interface Rendered extends Pick<Shell, "etag" | "styleSources" | "scriptSources"> {
  readonly body: Uint8Array | ReadableStream<Uint8Array> | EncodedBodies;
}

/** Renders a page for a visit: from a kept shell where there is one, anew where the visitor has a look of their own. */
export async function renderPage<Outcome>(rendering: Rendering<Outcome>): Promise<Rendered> {
  const shell = await shellFor(rendering);
  const { bytes, holes, etag, styleSources, scriptSources, encoded } = shell;
  const whole = encoded ?? (holes.length === 0 ? bytes[0] : undefined);
  if (whole) return { body: whole, etag, styleSources, scriptSources };
  const stream = streamPage(shell, fillHoles(shell, rendering));
  const body = isAwaitedWhole(rendering.visit) ? new Uint8Array(await new Response(stream).arrayBuffer()) : stream;
  return { body, etag, styleSources, scriptSources };
}

/** Whether to send nothing before the page is complete: on the onion host, where scripts may not run, and on request. */
function isAwaitedWhole(visit: Visit): boolean {
  return visit.host === "onion" || visit.url.searchParams.has("complete");
}

async function shellFor<Outcome>({ page, visit, given }: Rendering<Outcome>): Promise<Shell> {
  const facets = readFacets(page, visit);
  const { look } = visit;
  const key = facetsKey(page, facets);
  const known = look ? undefined : shells.get(key);
  if (known) return known;
  const read = page.reads && (await readOrThrow(page.reads, given, `the text of ${page.id}`));
  const sheet = await readOrThrow(page.sheet, given, `the styles of ${page.id}`);
  const palette = page.palette === null ? [] : [await paletteStyle(page.palette)];
  const clock = facets.theme === "hour" ? await hourParts() : null;
  const light = clock && page.palette === null ? [clock.style] : [];
  const styles = [sheet, ...palette, ...light, ...(look ? [await inlineStyle(look.css)] : [])];
  const whole = <Whole {...{ page, facets, read, styles }} clock={clock?.script} lookTheme={look?.theme} />;
  const made = { ...(await makeShell(whole, styles)), scriptSources: clock?.source ?? "" };
  return look ? made : keepShell(key, made);
}

/** Keeps a shell for later requests; one without holes in whatever content codings are asked for. */
function keepShell(key: string, { bytes, ...made }: Shell): Shell {
  const [only] = bytes;
  if (made.holes.length > 0 || !only) {
    const shell = { ...made, bytes };
    shells.set(key, shell);
    return shell;
  }
  const shellIn = (encoded: EncodedBodies): Shell => ({ ...made, bytes: [], encoded, size: encoded.size });
  const encoded = new EncodedBodies(only, () => shells.set(key, shellIn(encoded)));
  const shell = shellIn(encoded);
  shells.set(key, shell);
  return shell;
}

/** Reads a file that the page cannot do without; throws if it cannot be read. */
async function readOrThrow<Content extends object>(
  file: SiteFile<Content>,
  { files }: Pick<Given, "files">,
  what: string,
): Promise<Content> {
  const content = await file.read(files);
  if (!content) throw new Error(`${what} cannot be read`);
  return content;
}

/** What {@link Whole} is made from. */
interface WholeProps {
  readonly page: AnyPage;
  /** What the page reads from the site's files. */
  readonly read?: object | null;
  readonly facets: ShellFacets;
  readonly styles: readonly InlineStyle[];
  /** Decides the theme by the visitor's clock, where they chose that. */
  readonly clock?: string | undefined;
  /** Where the visitor chose a ground of their own: the theme that it belongs to. */
  readonly lookTheme?: Look["theme"] | undefined;
}

export function Whole({ page, facets, read = null, styles, clock, lookTheme = null }: WholeProps) {
  const body = page.body(facets, read);
  return (
    <Document {...{ page, facets, read, styles, clock, lookTheme }}>
      {page.chrome === "bare" ? (
        body
      ) : (
        <Chrome {...{ path: page.path, facets, isLean: page.chrome === "lean" }}>{body}</Chrome>
      )}
    </Document>
  );
}

async function makeShell(
  document: ReactElement,
  styles: readonly InlineStyle[],
): Promise<Omit<Shell, "scriptSources">> {
  const html = `<!DOCTYPE html>${renderToString(document)}`;
  const { texts, names } = cutAtHoles(html);
  const bytes = texts.map(bytesOf);
  const size = bytes.reduce((sum, piece) => sum + piece.byteLength, 0);
  const styleSources = styles.map(({ source }) => source).join(" ");
  const etag = names.length > 0 ? null : await entityTag(html);
  return { bytes, holes: names, size, styleSources, etag, encoded: null };
}

/** The content of a hole, or the promise of it. */
type Filled = string | Promise<string>;

/** Streams a page in order: the shell at once up to each hole, and the hole when it is ready. No script moves anything. */
function streamPage({ bytes }: Shell, holes: readonly Filled[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      for (const [index, piece] of bytes.entries()) {
        controller.enqueue(piece);
        const hole = holes[index];
        const text = typeof hole === "object" ? await hole : hole;
        if (text) controller.enqueue(bytesOf(text));
      }
      controller.close();
    },
  });
}

function fillHoles<Outcome>(shell: Shell, { page, visit, given, report }: Rendering<Outcome>): readonly Filled[] {
  return shell.holes.map((name) => fill(name, page.holes[name], { visit, given, report }));
}

type HoleSetting<Outcome> = Omit<Rendering<Outcome>, "page">;

function fill<Outcome>(
  name: string,
  hole: HoleRenderer<Outcome> | undefined,
  { visit, given, report }: HoleSetting<Outcome>,
): Filled {
  const failed = (error: unknown) => {
    report(error, `hole ${name}`);
    return renderToString(<HoleFailed />);
  };
  try {
    if (!hole) throw new Error(`the page has no hole "${name}"`);
    const content = hole(visit, given);
    return content instanceof Promise ? inTime(content).then(renderToString).catch(failed) : renderToString(content);
  } catch (error) {
    return failed(error);
  }
}

function HoleFailed() {
  return (
    <div data-seen="page_part_failed">
      <Notice tone="bad" title="This part of the page could not be shown">
        Nothing of yours was lost. Reload the page to try again.
      </Notice>
    </div>
  );
}

function inTime<Value>(content: Promise<Value>): Promise<Value> {
  return within(
    holeTimeLimit,
    () => content,
    () => {
      throw new Error(`took longer than ${holeTimeLimit} ms`);
    },
  );
}
