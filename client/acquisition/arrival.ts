import { heldBackBy, isSwitchedOff } from "../../src/contract/measuring.ts";

/** The name in session storage under which a visit keeps what it came with (ADDR-6). */
const key = "arrived";

/**
 * Whether there is anything to carry, so that most visits load nothing of this: they came from elsewhere, with an origin
 * or from an advertisement, from a search of ours, or have something kept. Never for who is not measured: what was kept
 * before they said so is gone at once.
 */
export function mayCarry(): boolean {
  if (isHeldBack()) {
    keep(null);
    return false;
  }
  const { referrer } = document;
  if (referrer.startsWith(`${location.origin}/`) && !/[?&]q=/.test(referrer)) return kept() !== null;
  return referrer !== "" || /[?&](?:origin|gclid|msclkid)=/.test(location.search) || kept() !== null;
}

function isHeldBack(): boolean {
  return (
    heldBackBy({
      onion: /(?:^|\.)onion(?:\.localhost)?$/.test(location.hostname),
      gpc: "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true,
      dnt: navigator.doNotTrack === "1",
      switch: isSwitchedOff(document.cookie),
    }) !== null
  );
}

/** Null where nothing is kept, or where the browser blocks its storage. */
export function kept(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null forgets. Without storage the page itself still carries on what its own address says. */
export function keep(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {}
}
