/** Bytes as text, and back. */

const utf8 = new TextEncoder();

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(utf8.encode(text));
}

export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Base64 that may stand in an address, a header or a cookie as it is: RFC 4648, 5, without padding. */
export function base64url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The bytes of a text in base64url. Throws when it is none. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** Lower-case hexadecimal, two digits a byte. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
