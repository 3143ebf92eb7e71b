/** The one reading of an email address: in forms, in the client and in the services. */
import * as z from "zod/mini";

/** The most characters that an email address has (RFC 5321). */
export const longestEmail = 254;

// cspell:ignore atext
/** Any `atext` of RFC 5322 and dots, as `<input type="email">` takes them (HTML, 4.10.5.1.5): mailboxes with two dots in a row exist. */
const namePattern = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";

/** At least two labels; the last has two characters or more, and is no number. */
const domainPattern = new RegExp(`^(?:${label}\\.)+(?!\\d+$)[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$`, "i");

/** What was typed where an address is compared with a known one: any text, in the form that the known one has. */
export const typedEmailSchema = z.string().check(z.overwrite(plainEmail), z.maxLength(longestEmail));

/** An email address as people type it. Its domain becomes ASCII; case is kept, and comparing is up to the caller. */
export const emailAddressSchema = typedEmailSchema.check(z.refine((email) => faultOf(email) === null));

export type EmailFault = "empty" | "no-at" | "no-name" | "name" | "no-domain" | "domain" | "too-long";

/** What is wrong with a typed address; null if nothing is. */
export function emailFaultOf(typed: string): EmailFault | null {
  const email = plainEmail(typed);
  return email.length > longestEmail ? "too-long" : faultOf(email);
}

function faultOf(email: string): EmailFault | null {
  const at = email.lastIndexOf("@");
  if (email === "") return "empty";
  if (at < 0) return "no-at";
  if (at === 0) return "no-name";
  if (!namePattern.test(email.slice(0, at))) return "name";
  if (at === email.length - 1) return "no-domain";
  return domainPattern.test(email.slice(at + 1)) ? null : "domain";
}

/** Without surrounding space and what copying brings along unseen, full-width signs as plain ones, the domain in ASCII. */
function plainEmail(typed: string): string {
  const plain = typed
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, "")
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .trim();
  const at = plain.lastIndexOf("@") + 1;
  return at === 0 ? plain : plain.slice(0, at) + inAscii(plain.slice(at));
}

/** An internationalised domain as mail servers know it (UTS 46); any other as it is. */
function inAscii(domain: string): string {
  const isForeign = /[^\x20-\x7e]/.test(domain) && /^(?:[\p{L}\p{M}\p{N}.。｡-]|\u200c|\u200d)+$/u.test(domain);
  if (!isForeign || domain.length > longestEmail) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}
