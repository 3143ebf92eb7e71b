/** The part of the platform's `node:zlib` that we use. Its types come only with those of Node. */
declare module "node:zlib" {
  export const constants: { readonly BROTLI_PARAM_QUALITY: number; readonly BROTLI_PARAM_SIZE_HINT: number };
  export function brotliCompressSync(
    bytes: Uint8Array,
    options: { readonly params: Readonly<Record<number, number>> },
  ): Uint8Array;
  export function gzipSync(bytes: Uint8Array): Uint8Array;
  export function brotliDecompressSync(bytes: Uint8Array): Uint8Array;
  export function gunzipSync(bytes: Uint8Array): Uint8Array;
}
