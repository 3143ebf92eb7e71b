/** The name in session storage under which a visit keeps what it came with (ADDR-6). */
export const arrivedKey = "arrived";

/**
 * Whether there is anything to carry, so that most visits load nothing of this: they came from elsewhere, with an origin
 * or from an advertisement, from a search of ours, or have something kept. Never for who asks not to be measured, and
 * never on an onion name.
 */
export function mayCarry(): boolean {
  if (isUnmeasured() || /(?:\.|^)onion(?:\.localhost)?$/.test(location.hostname)) return false;
  const { referrer } = document;
  if (referrer.startsWith(`${location.origin}/`) && !/[?&]q=/.test(referrer)) return kept() !== null;
  return referrer !== "" || /[?&](?:origin|gclid|msclkid)=/.test(location.search) || kept() !== null;
}

function isUnmeasured(): boolean {
  return (
    ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) || navigator.doNotTrack === "1"
  );
}

/** Null where nothing is kept, or where the browser blocks its storage. */
export function kept(): string | null {
  try {
    return sessionStorage.getItem(arrivedKey);
  } catch {
    return null;
  }
}
