/**
 * The one reader of bodies: every body that comes from outside is read here and nowhere else, so that none is unbounded.
 * It is counted piece by piece and never held beyond the limit, has a deadline, and is cancelled as soon as it is refused.
 */
import { parseJson } from "./json.ts";

export interface BodyLimits {
  /** Bytes of the whole body. */
  readonly bytes: number;
  /** Milliseconds until all of it has to be here. */
  readonly time: number;
}

export interface FieldLimits extends BodyLimits {
  /** How many fields a form may send, each of a repeated name counted. */
  readonly fields: number;
  /** Characters of one field. */
  readonly fieldLength: number;
}

/**
 * Four times the longest thing that any form or call takes (16 kB, the receipt of a store). The time is for slow networks:
 * a phone at the edge of a cell sends this much in five seconds.
 */
export const bodyLimits: FieldLimits = { bytes: 65_536, time: 10_000, fields: 200, fieldLength: 20_000 };

/** Why a body was not read. `malformed`: it is not what its type says, or its type is not accepted. */
export type BodyFault = "too_large" | "too_slow" | "malformed";

export const faultStatus = { too_large: 413, too_slow: 408, malformed: 400 } as const satisfies Readonly<
  Record<BodyFault, number>
>;

export type BodyRead<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: BodyFault };

/** What reading needs of a request, or of the answer of another host. */
export interface IncomingBody {
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array> | null;
}

/** The fields of a form as they were typed: the part of `FormData` that holds text. A file is no field. */
export interface FormFields {
  /** The first value of a name, null where there is none. */
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
}

/** All bytes of a request, null where it has no body. */
export async function readBytes(
  { headers, body }: IncomingBody,
  limits: BodyLimits = bodyLimits,
): Promise<BodyRead<Uint8Array<ArrayBuffer> | null>> {
  if (!body) return { ok: true, value: null };
  if (Number(headers.get("content-length")) > limits.bytes) {
    await body.cancel().catch(() => {});
    return { ok: false, fault: "too_large" };
  }
  return readStream(body, limits);
}

/** All bytes of a stream. What is refused or breaks off is cancelled, so that its sender stops. Never throws. */
export async function readStream(
  stream: ReadableStream<Uint8Array>,
  { bytes, time }: BodyLimits,
): Promise<BodyRead<Uint8Array<ArrayBuffer>>> {
  const reader = stream.getReader();
  const late = Promise.withResolvers<"too_slow">();
  const timer = setTimeout(() => late.resolve("too_slow"), time);
  try {
    const read = await readPieces(() => Promise.race([reader.read(), late.promise]), bytes);
    // Not waited for: a sender that drips may never take note.
    if (!read.ok) void reader.cancel().catch(() => {});
    return read;
  } catch {
    return { ok: false, fault: "malformed" };
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}

/** The error of a stream that broke off while it was passed on: too large, too slow, or broken by its sender. */
export class BrokenOff extends Error {
  override readonly name = "BrokenOff";
  readonly fault: BodyFault;

  constructor(fault: BodyFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The first bytes of a stream, and all of it to pass on. */
export interface BodyBeginning {
  readonly head: Uint8Array<ArrayBuffer>;
  readonly whole: ReadableStream<Uint8Array>;
}

/**
 * Reads the first `length` bytes, fewer if the stream is shorter. The rest is passed on as it comes, and fails with
 * {@link BrokenOff} where it exceeds the limits: no more than one piece of it is ever held. Never throws.
 */
export async function readHead(
  stream: ReadableStream<Uint8Array>,
  length: number,
  { bytes, time }: BodyLimits,
): Promise<BodyRead<BodyBeginning>> {
  const reader = stream.getReader();
  const late = Promise.withResolvers<"too_slow">();
  const timer = setTimeout(() => late.resolve("too_slow"), time);
  const end = () => {
    clearTimeout(timer);
    // Not waited for: a sender that drips may never take note.
    void reader.cancel().catch(() => {});
  };
  const next = (): Promise<Piece> => Promise.race([reader.read(), late.promise]);
  const held: Uint8Array[] = [];
  let size = 0;
  let isDone = false;
  const take = async (): Promise<Uint8Array | BodyFault | null> => {
    const piece = await next().catch(() => "malformed" as const);
    if (typeof piece === "string") return piece;
    if (piece.done) return null;
    size += piece.value.byteLength;
    return size > bytes ? "too_large" : piece.value;
  };
  while (size < length && !isDone) {
    const taken = await take();
    if (typeof taken === "string") {
      end();
      return { ok: false, fault: taken };
    }
    if (taken) held.push(taken);
    else isDone = true;
  }
  const head = joined(held, size).subarray(0, length);
  const whole = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const taken = held.shift() ?? (isDone ? null : await take());
      if (taken instanceof Uint8Array) return controller.enqueue(taken);
      end();
      if (taken === null) controller.close();
      else controller.error(new BrokenOff(taken));
    },
    cancel: end,
  });
  return { ok: true, value: { head, whole } };
}

type Piece = ReadableStreamReadResult<Uint8Array> | "too_slow";

async function readPieces(next: () => Promise<Piece>, limit: number): Promise<BodyRead<Uint8Array<ArrayBuffer>>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let piece = await next(); ; piece = await next()) {
    if (piece === "too_slow") return { ok: false, fault: piece };
    if (piece.done) return { ok: true, value: joined(pieces, size) };
    size += piece.value.byteLength;
    if (size > limit) return { ok: false, fault: "too_large" };
    pieces.push(piece.value);
  }
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.byteLength;
  }
  return whole;
}

/** The body as text; "" where there is none. */
export async function readText(sent: IncomingBody, limits: BodyLimits = bodyLimits): Promise<BodyRead<string>> {
  const read = await readBytes(sent, limits);
  return read.ok ? { ok: true, value: new TextDecoder().decode(read.value ?? new Uint8Array()) } : read;
}

/** The parsed JSON of the body, within `jsonLimits`, unchecked. `malformed`: its type is not JSON, or it does not parse. */
export async function readJsonBody(sent: IncomingBody, limits: BodyLimits = bodyLimits): Promise<BodyRead<unknown>> {
  const read = await readText(sent, limits);
  if (!read.ok) return read;
  return saysJson(sent) ? parseJson(read.value) : { ok: false, fault: "malformed" };
}

/**
 * The fields of a posted form, in either encoding that forms have; a request without a body has none. `malformed` where
 * the body is in neither.
 */
export async function readFields(
  sent: IncomingBody,
  limits: FieldLimits = bodyLimits,
): Promise<BodyRead<URLSearchParams>> {
  const read = await readBytes(sent, limits);
  if (!read.ok) return read;
  if (!read.value?.byteLength) return { ok: true, value: new URLSearchParams() };
  const fields = await parseFields(sent, read.value, limits.fields);
  if (fields === null) return { ok: false, fault: "malformed" };
  if (fields === "too_many" || isTooLarge(fields, limits)) return { ok: false, fault: "too_large" };
  return { ok: true, value: fields };
}

const urlEncoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data";

/** Counts the fields before it parses them, in either encoding: ten thousand names would be work for nothing. */
async function parseFields(
  sent: IncomingBody,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<URLSearchParams | "too_many" | null> {
  switch (mediaType(sent)) {
    case urlEncoded: {
      const text = new TextDecoder().decode(bytes);
      return text.split("&", most + 1).length > most ? "too_many" : new URLSearchParams(text);
    }
    case multipart:
      return parseMultipart(sent.headers.get("content-type") ?? "", bytes, most);
    default:
      return null;
  }
}

async function parseMultipart(
  type: string,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<URLSearchParams | "too_many" | null> {
  const boundary = boundaryIn(type);
  if (boundary === null) return null;
  const parts = partsOf(bytes, boundary, most + 1);
  if (parts.length > most) return "too_many";
  if (!parts.every(hasShortHead)) return null;
  // With the boundary by which the parts were counted: the runtime may read another one out of the same type.
  const headers = { "content-type": `${multipart}; boundary="${boundary}"` };
  try {
    const form = await new Response(bytes, { headers }).formData();
    return new URLSearchParams([...form].filter((field): field is [string, string] => typeof field[1] === "string"));
  } catch {
    return null;
  }
}

/** The boundary, if it has only characters that RFC 2046 allows, which need no escaping in quotes; else null. */
function boundaryIn(type: string): string | null {
  const found = /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i.exec(type);
  return found?.[1] ?? found?.[2] ?? null;
}

/** The parts between the boundaries; splitting stops just past `most` of them. */
function partsOf(bytes: Uint8Array<ArrayBuffer>, boundary: string, most: number): string[] {
  // Latin-1 makes one character of each byte; boundaries and line ends are ASCII in any text.
  const text = `\r\n${new TextDecoder("latin1").decode(bytes)}`;
  const [, ...parts] = text.split(`\r\n--${boundary}`, most + 2);
  return parts.filter((part) => !part.startsWith("--"));
}

/** Whether the head of a part ends early: the runtime takes 20 ms of CPU to look for its end in 60 kB without one. */
function hasShortHead(part: string): boolean {
  const end = part.indexOf("\r\n\r\n");
  return end !== -1 && end <= longestHead;
}

/** Characters of a part's head. The longest that a browser sends names a field and a file. */
const longestHead = 2000;

function isTooLarge(fields: URLSearchParams, { fields: most, fieldLength }: FieldLimits): boolean {
  return fields.size > most || [...fields.values()].some((text) => text.length > fieldLength);
}

/** Whether a request says of itself that it carries JSON. */
export function saysJson(sent: Pick<IncomingBody, "headers">): boolean {
  return mediaType(sent) === "application/json";
}

/** Whether a request says of itself that it carries a form. */
export function saysForm(sent: Pick<IncomingBody, "headers">): boolean {
  const type = mediaType(sent);
  return type === urlEncoded || type === multipart;
}

function mediaType({ headers }: Pick<IncomingBody, "headers">): string {
  return (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
