/** A session after each of its steps, for tests of the session rules. Digests are readable text instead of hashes. */
import {
  issueAuthorizationCode,
  type Redemption,
  type Rotation,
  redeemCode,
} from "../../../../src/services/auth/session/grant-rules.ts";
import {
  openSession,
  type SessionOpening,
  type SessionRecord,
} from "../../../../src/services/auth/session/session-rules.ts";

/** The time at which every session of these tests is opened. */
export const opened = Date.UTC(2026, 10, 21, 12);

export const digest = "digest of the session id";

export const opening: SessionOpening = {
  api: "v2",
  digest,
  clientId: "web",
  redirectUri: "https://nightjar.example/return",
  redirectNamed: true,
  state: "state of the client",
  challenge: "challenge",
};

export const bearer = { accountId: "account", epoch: 3 };

export const fresh = (): SessionRecord => openSession(opening, opened);

/** A session that has issued an authorization code. */
export const granted = (): SessionRecord =>
  issueAuthorizationCode(fresh(), { ...bearer, digest, code: "digest of the code" }, opened).session;

export const redemption: Redemption = {
  code: "digest of the code",
  challenge: "challenge",
  clientId: "web",
  redirectUri: "https://nightjar.example/return",
  refreshId: "refresh 1",
};

/** A session whose code was exchanged for a family of tokens. */
export const redeemed = (): SessionRecord => redeemCode(granted(), redemption, opened).session;

export const rotation: Rotation = {
  accountId: "account",
  sessionsFrom: 3,
  clientId: "web",
  refreshId: "refresh 1",
  nextId: "refresh 2",
  answer: "sealed answer to refresh 1",
};
