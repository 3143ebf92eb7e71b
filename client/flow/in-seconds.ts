/** A wait in words. Waits of more than a minute and a half are told in whole minutes. */
export function inSeconds(wait: number): string {
  if (wait <= 0) return "a moment";
  if (wait <= 90) return wait === 1 ? "1 second" : `${wait} seconds`;
  return `${Math.ceil(wait / 60)} minutes`;
}
