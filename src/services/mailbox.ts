/**
 * The mailbox behind an address, for counting what it is sent, however the address is spelt; never for deciding whose an
 * account is. Two spellings count as one mailbox if the provider documents that they are; otherwise they count separately, so
 * that nobody shares a budget with a stranger.
 */

/** How a provider reads the part before the @. */
interface Spelling {
  /** Characters that make no difference. */
  readonly ignores?: RegExp;
  /** The character that a tag begins with, besides the plus. */
  readonly tag?: string;
  /** The domain to count by, if this is another name for it. */
  readonly domain?: string;
}

// cspell:ignore googlemail rocketmail ymail
const gmail: Spelling = { ignores: /\./g, domain: "gmail.com" };
const proton: Spelling = { ignores: /[._-]/g };
/** A name at Yahoo holds no hyphen; what follows one is the keyword of a disposable address. */
const yahoo: Spelling = { tag: "-" };

const spellings: Readonly<Record<string, Spelling>> = {
  "gmail.com": gmail,
  "googlemail.com": gmail,
  "pm.me": proton,
  "proton.me": proton,
  "protonmail.ch": proton,
  "protonmail.com": proton,
  "rocketmail.com": yahoo,
  "yahoo.ca": yahoo,
  "yahoo.co.uk": yahoo,
  "yahoo.com": yahoo,
  "yahoo.com.au": yahoo,
  "yahoo.de": yahoo,
  "yahoo.es": yahoo,
  "yahoo.fr": yahoo,
  "yahoo.ie": yahoo,
  "yahoo.it": yahoo,
  "ymail.com": yahoo,
};

/** Domains of Fastmail, where `tag@user.fastmail.com` is `user@fastmail.com`. */
const tagsBefore: ReadonlySet<string> = new Set([
  "123mail.org",
  "airpost.net",
  "eml.cc",
  "fastmail.cn",
  "fastmail.co.uk",
  "fastmail.com",
  "fastmail.com.au",
  "fastmail.de",
  "fastmail.es",
  "fastmail.fm",
  "fastmail.fr",
  "fastmail.in",
  "fastmail.jp",
  "fastmail.mx",
  "fastmail.net",
  "fastmail.nl",
  "fastmail.org",
  "fastmail.se",
  "fastmail.to",
  "fastmail.uk",
  "fastmail.us",
  "fmail.co.uk",
  "imap.cc",
  "mailbolt.com",
  "mailcan.com",
  "mailhaven.com",
  "mailmight.com",
  "ml1.net",
  "mm.st",
  "myfastmail.com",
  "promessage.com",
  "sent.as",
  "sent.at",
  "sent.com",
  "speedymail.org",
  "warpmail.net",
  "xsmail.com",
  "your-mail.com",
]);

/** The mailbox, in lower case and without a tag. Providers without tags have hardly any addresses with a plus. */
export function mailboxOf(email: string): string {
  const [local, domain] = withoutSubdomain(partsOf(email));
  const { ignores, tag = "+", domain: known = domain } = spellingOf(domain);
  const name = before(before(local, "+"), tag);
  return `${(ignores ? name.replace(ignores, "") : name) || name}@${known}`;
}

function spellingOf(domain: string): Spelling {
  return (Object.hasOwn(spellings, domain) ? spellings[domain] : undefined) ?? {};
}

/** The text before a separator, or all of it if nothing stands before one. */
function before(text: string, sign: string): string {
  return text.split(sign)[0] || text;
}

function withoutSubdomain([local, domain]: Parts): Parts {
  const [user = "", ...labels] = domain.split(".");
  const provider = labels.join(".");
  return tagsBefore.has(provider) ? [user, provider] : [local, domain];
}

/**
 * Providers whose mailboxes belong to many different people: a budget for such a domain would let one stranger shut all of
 * them out, and the provider protects each mailbox itself.
 */
// cspell:ignore fastmail posteo protonmail seznam tuta
const providers: ReadonlySet<string> = new Set([
  "aol.com",
  "fastmail.com",
  "free.fr",
  "gmail.com",
  "gmx.com",
  "gmx.de",
  "gmx.net",
  "googlemail.com",
  "hotmail.com",
  "icloud.com",
  "libero.it",
  "live.com",
  "mac.com",
  "mail.com",
  "mail.ru",
  "me.com",
  "msn.com",
  "naver.com",
  "orange.fr",
  "outlook.com",
  "pm.me",
  "posteo.de",
  "proton.me",
  "protonmail.com",
  "qq.com",
  "seznam.cz",
  "tuta.com",
  "web.de",
  "wp.pl",
  "yahoo.com",
  "yandex.ru",
  "zoho.com",
]);

/**
 * The domain that a budget is counted by: the name that somebody can register, without its subdomains; null for a provider of
 * mailboxes. Without the public suffix list that name is guessed: two labels, or three if the last two are as short as those
 * of `co.uk` and `com.au`.
 */
export function mailDomainOf(email: string): string | null {
  const labels = partsOf(email)[1].split(".");
  const isShort = labels.length > 2 && (labels.at(-2)?.length ?? 0) <= 3 && (labels.at(-1)?.length ?? 0) === 2;
  const domain = labels.slice(isShort ? -3 : -2).join(".");
  return providers.has(domain) || tagsBefore.has(domain) || Object.hasOwn(spellings, domain) ? null : domain;
}

type Parts = readonly [local: string, domain: string];

function partsOf(email: string): Parts {
  const identity = email.trim().toLowerCase();
  const at = identity.lastIndexOf("@");
  return [identity.slice(0, Math.max(0, at)), identity.slice(at + 1)];
}
