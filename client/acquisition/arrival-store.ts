/** The session storage key under which a visit stores what it arrived with (ADDR-6). */
export const arrivalKey = "arrived";

/** Null if nothing is stored, or if the browser blocks its storage. */
export function loadArrival(): string | null {
  try {
    return sessionStorage.getItem(arrivalKey);
  } catch {
    return null;
  }
}

/** Null deletes the entry. Without storage, a page still carries on what its own address says. */
export function storeArrival(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(arrivalKey);
    else sessionStorage.setItem(arrivalKey, text);
  } catch {}
}
