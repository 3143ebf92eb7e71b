/** The name in session storage under which a visit keeps what it came with (ADDR-6). */
export const arrivalKey = "arrived";

/** Null where nothing is kept, or where the browser blocks its storage. */
export function kept(): string | null {
  try {
    return sessionStorage.getItem(arrivalKey);
  } catch {
    return null;
  }
}

/** Null forgets. Without storage the page itself still carries on what its own address says. */
export function keep(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(arrivalKey);
    else sessionStorage.setItem(arrivalKey, text);
  } catch {}
}
