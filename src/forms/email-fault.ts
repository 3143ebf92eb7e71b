/** The message for an email field whose value was not accepted. */
export function emailFault(typed: string | null | undefined): string {
  return typed?.trim() ? "Enter a full email address, like name@people.example." : "Enter your email address.";
}
