/** What is wrong with what was typed as an email address, said at its field. */
export function emailFault(typed: string | null | undefined): string {
  return typed?.trim() ? "Enter a full email address, like name@people.example." : "Enter your email address.";
}
