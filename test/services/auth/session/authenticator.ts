/**
 * An authenticator in software (WebAuthn level 3, 6): makes a key by WebCrypto and answers as a browser would. What it writes
 * can be bent, so that each rule of the service sees an answer that breaks it alone.
 */
import { base64url, bytesOf, fromBase64url } from "../../../../src/platform/encoding.ts";

const flagsOf = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 } as const;

/** What may be wrong with an answer. */
export interface Bent {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly isVerified?: boolean;
  readonly isPresent?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly crossOrigin?: boolean;
  /** The last byte of the signature is another. */
  readonly isForged?: boolean;
}

interface Creation {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

interface Asked {
  readonly challenge: string;
  readonly rpId: string;
}

const origin = "http://localhost";

export async function authenticator() {
  const keys = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign"]);
  const { privateKey, publicKey } = keys as CryptoKeyPair;
  const raw = new Uint8Array((await crypto.subtle.exportKey("raw", publicKey)) as ArrayBuffer);
  const id = crypto.getRandomValues(new Uint8Array(16));
  let counter = 0;
  let userHandle = "";

  async function dataOf(rpId: string, flags: number, count: number, attested: Uint8Array): Promise<Uint8Array> {
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(rpId)));
    const rest = new Uint8Array(5);
    rest[0] = flags;
    new DataView(rest.buffer).setUint32(1, count);
    return joined(hash, rest, attested);
  }

  const flagsFor = ({ isPresent = true, isVerified = true }: Bent) =>
    (isPresent ? flagsOf.userPresent : 0) | (isVerified ? flagsOf.userVerified : 0);

  return {
    id: base64url(id),
    /** Answers what `account/passkeys/options` asked. */
    async make(asked: Creation, bent: Bent = {}) {
      userHandle = asked.user.id;
      const length = new Uint8Array([0, id.length]);
      const attested = joined(new Uint8Array(16), length, id, coseOf(raw));
      const count = bent.counter ?? counter;
      const data = await dataOf(bent.rpId ?? asked.rp.id, flagsFor(bent) | flagsOf.attested, count, attested);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: "public-key",
        response: {
          clientDataJSON: clientDataOf("webauthn.create", asked.challenge, bent),
          attestationObject: base64url(attestationOf(data)),
        },
      };
    },
    /** Answers what `login/passkey` asked. Its counter grows with each answer. */
    async sign({ challenge, rpId }: Asked, bent: Bent = {}) {
      counter += 1;
      const clientDataJSON = clientDataOf("webauthn.get", challenge, bent);
      const data = await dataOf(bent.rpId ?? rpId, flagsFor(bent), bent.counter ?? counter, new Uint8Array());
      const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", fromBase64url(clientDataJSON)));
      const signed = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, privateKey, joined(data, hash));
      const signature = derOf(new Uint8Array(signed));
      if (bent.isForged) signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: "public-key",
        response: {
          clientDataJSON,
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: bent.userHandle ?? userHandle,
        },
      };
    },
  };
}

function clientDataOf(type: string, challenge: string, bent: Bent): string {
  const { crossOrigin = false } = bent;
  const said = { type: bent.type ?? type, challenge: bent.challenge ?? challenge, origin: bent.origin ?? origin };
  return base64url(
    bytesOf(JSON.stringify({ ...said, crossOrigin, ...(crossOrigin && { topOrigin: "https://x.test" }) })),
  );
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** An EC2 key for ES256 as COSE (RFC 9053, 7.1.1): a CBOR map of kty 2, alg -7, crv 1, x and y. */
function coseOf(raw: Uint8Array): Uint8Array {
  const head = new Uint8Array([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
  return joined(head, raw.slice(1, 33), new Uint8Array([0x22, 0x58, 0x20]), raw.slice(33, 65));
}

/** `{fmt: "none", attStmt: {}, authData}` in CBOR; the data has between 24 and 65,535 bytes. */
function attestationOf(data: Uint8Array): Uint8Array {
  const text = (word: string) => joined(new Uint8Array([0x60 + word.length]), bytesOf(word));
  const bytes = joined(new Uint8Array([0x59, data.length >> 8, data.length & 0xff]), data);
  return joined(
    new Uint8Array([0xa3]),
    text("fmt"),
    text("none"),
    text("attStmt"),
    new Uint8Array([0xa0]),
    text("authData"),
    bytes,
  );
}

/** ECDSA's two numbers as ASN.1 (RFC 3279, 2.2.3), as authenticators write them. */
function derOf(signature: Uint8Array): Uint8Array {
  const numbers = [signature.slice(0, 32), signature.slice(32)].map((number) => {
    const first = number.findIndex((byte) => byte !== 0);
    const short = number.slice(first);
    const positive = (short[0] ?? 0) >= 0x80 ? joined(new Uint8Array([0]), short) : short;
    return joined(new Uint8Array([0x02, positive.length]), positive);
  });
  const body = joined(...numbers);
  return joined(new Uint8Array([0x30, body.length]), body);
}
