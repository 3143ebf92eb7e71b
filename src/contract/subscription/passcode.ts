/** The six digits of what was typed or pasted, whatever stands between and around them; null when there are not six. */
export function readPasscode(typed: string | undefined): string | null {
  // NFKC turns the full-width digits of East Asian keyboards into plain ones.
  const digits = (typed ?? "").normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}
