/** Failures go to the platform's log with where they happened, and without anything of the request. */
export function report(error: unknown, where: string): void {
  console.error(`failed: ${where}`, error);
}
