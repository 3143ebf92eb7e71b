/** A body as bytes, of a request or of an answer; null where there is none. */
export type Body = Uint8Array | null;

/** All of a body, or word that it is larger than the limit. What is sent in pieces is counted piece by piece. */
export async function readBody(stream: ReadableStream<Uint8Array> | null, limit: number): Promise<Body | "too_large"> {
  if (!stream) return null;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of stream) {
    size += piece.byteLength;
    if (size > limit) return "too_large";
    pieces.push(piece);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.byteLength;
  }
  return whole;
}
