import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { expect, it } from "vitest";
import { passkeyAssertionSchema, passkeyAttestationSchema } from "../../../../src/contract/subscription/passkeys.ts";
import { base64url, bytesOf, fromBase64url } from "../../../../src/platform/encoding.ts";
import { counterIn, passkeyIn } from "../../../../src/services/auth/session/passkeys.ts";
import { noneEs256, packedEs256, type Vector } from "./webauthn-vectors.ts";

const site = { issuer: "https://example.org" };

const bytesIn = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const encoded = (hex: string) => base64url(bytesIn(hex));

/** A value of a vector, as the specification derives it: HKDF-SHA-256 of its name and place, 32 bytes. */
async function derived(info: string, salt: number): Promise<string> {
  const key = await crypto.subtle.importKey("raw", bytesOf("WebAuthn test vectors"), "HKDF", false, ["deriveBits"]);
  const rule = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array([salt]), info: bytesOf(info) };
  return base64url(new Uint8Array(await crypto.subtle.deriveBits(rule, key, 256)));
}

/** The credential id is the sixth value of `none.ES256` and of `packed.ES256`; the challenge of the first ceremony the first. */
async function ceremonies({ info, salt, made, signed }: Vector) {
  const [challenge, id, nextChallenge] = await Promise.all([derived(info, 0), derived(info, 5), derived(info, salt)]);
  const credential = { id, rawId: id, type: "public-key" } as const;
  const [clientDataJSON, attestationObject] = [encoded(made.clientData), encoded(made.attestation)];
  const attestation = passkeyAttestationSchema.parse({
    ...credential,
    response: { clientDataJSON, attestationObject },
  });
  const response = {
    clientDataJSON: encoded(signed.clientData),
    authenticatorData: encoded(signed.authenticatorData),
    signature: encoded(signed.signature),
    // The vectors have none, since it is signed nowhere; ours names the account.
    userHandle: "AAAAAAAAAAAAAAAAAAAAAA",
  };
  return {
    challenge,
    nextChallenge,
    attestation,
    assertion: passkeyAssertionSchema.parse({ ...credential, response }),
  };
}

it("LIFE-5 an ES256 passkey of the specification is made and signs in, and with any other value neither", async () => {
  const { challenge, nextChallenge, attestation, assertion } = await ceremonies(packedEs256);
  const passkey = await passkeyIn(site, attestation, challenge);
  expect(passkey).toMatchObject({ id: attestation.id, counter: 0 });
  if (!passkey) return;
  const given = { credential: assertion, expectedChallenge: nextChallenge, passkey };
  expect(await counterIn(site, given)).toBe(0);

  const elsewhere = ["https://example.com", "http://example.org", "https://www.example.org"];
  for (const issuer of elsewhere)
    expect([await passkeyIn({ issuer }, attestation, challenge), await counterIn({ issuer }, given)]).toEqual([
      null,
      null,
    ]);
  expect(await passkeyIn(site, attestation, nextChallenge)).toBeNull();
  expect(await counterIn(site, { ...given, expectedChallenge: challenge })).toBeNull();
  const { response } = assertion;
  const forged = encoded(packedEs256.signed.signature.replace(/63$/, "64"));
  const unsaid = { ...assertion, response: { ...response, signature: forged } };
  expect(await counterIn(site, { ...given, credential: unsaid })).toBeNull();
});

it("LIFE-5 one whose holder was not verified is refused for that alone, at both ceremonies", async () => {
  const { challenge, nextChallenge, attestation, assertion } = await ceremonies(noneEs256);
  expect(await passkeyIn(site, attestation, challenge)).toBeNull();

  const unverified = {
    ...{ expectedRPID: "example.org", expectedOrigin: site.issuer, requireUserVerification: false },
    supportedAlgorithmIDs: [-7],
  };
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...unverified,
    response: { ...attestation, clientExtensionResults: {} },
    expectedChallenge: challenge,
  });
  expect(verified).toBe(true);
  const { id = "", publicKey = new Uint8Array(), counter = 0 } = registrationInfo?.credential ?? {};
  const signed = { response: { ...assertion, clientExtensionResults: {} }, expectedChallenge: nextChallenge };
  const asked = {
    ...unverified,
    ...signed,
    credential: { id, publicKey: fromBase64url(base64url(publicKey)), counter },
  };
  expect((await verifyAuthenticationResponse(asked)).verified).toBe(true);
  const passkey = { id, publicKey: base64url(publicKey), counter };
  expect(await counterIn(site, { credential: assertion, expectedChallenge: nextChallenge, passkey })).toBeNull();
});
