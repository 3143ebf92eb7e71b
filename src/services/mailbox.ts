/**
 * The mailbox behind an address, for counting what it is sent, however the address is spelt; never for deciding whose an
 * account is. Two spellings count as one mailbox if the provider documents that they are; otherwise they count separately, so
 * that nobody shares a budget with a stranger. So do the names at outlook.com, hotmail.com and live.com: different people
 * have them. Nothing is counted by domain, which a stranger could use up for all who have their mail there.
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

// cspell:ignore googlemail rocketmail ymail protonmail yandex
const gmail: Spelling = { ignores: /\./g, domain: "gmail.com" };
/** Apple: who had an address at me.com or mac.com reads the same name at icloud.com, and nobody else gets it. */
const icloud: Spelling = { domain: "icloud.com" };
/** A name belongs to one person at all of these. */
const proton: Spelling = { ignores: /[._-]/g, domain: "proton.me" };
/** A mailbox has its name at every domain. */
const yandex: Spelling = { domain: "yandex.com" };
/** A name at Yahoo holds no hyphen; what follows one is the keyword of a disposable address. */
const yahoo: Spelling = { tag: "-" };

const spellings: Readonly<Record<string, Spelling>> = {
  "gmail.com": gmail,
  "googlemail.com": gmail,
  "icloud.com": icloud,
  "mac.com": icloud,
  "me.com": icloud,
  "pm.me": proton,
  "proton.me": proton,
  "protonmail.ch": proton,
  "protonmail.com": proton,
  "rocketmail.com": yahoo,
  "ya.ru": yandex,
  "yahoo.ca": yahoo,
  "yahoo.co.uk": yahoo,
  "yahoo.com": yahoo,
  "yahoo.com.au": yahoo,
  "yahoo.de": yahoo,
  "yahoo.es": yahoo,
  "yahoo.fr": yahoo,
  "yahoo.ie": yahoo,
  "yahoo.it": yahoo,
  "yandex.by": yandex,
  "yandex.com": yandex,
  "yandex.kz": yandex,
  "yandex.ru": yandex,
  "yandex.ua": yandex,
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

/**
 * The domain at which an address is the mailbox's own name, so that all that is sent there surely reaches its reader; null if
 * only a guess says so: a tag that the provider doesn't document may be part of somebody else's name, or reach nobody. Of the
 * same name at two domains of one provider, a reader may have only one.
 */
export function ownDomainOf(email: string): string | null {
  const [, domain] = withoutSubdomain(partsOf(email));
  return readsTags(domain) || !hasTag(email) ? domain : null;
}

/** Whether an address has a tag, of which a stranger can make any number. */
export function hasTag(email: string): boolean {
  const [local, domain] = withoutSubdomain(partsOf(email));
  return before(before(local, "+"), spellingOf(domain).tag ?? "+") !== local;
}

/** Whether a provider documents that what follows a plus makes no difference. */
function readsTags(domain: string): boolean {
  return tagsBefore.has(domain) || plusDomains.has(domain) || [gmail, icloud, proton].includes(spellingOf(domain));
}

const plusDomains: ReadonlySet<string> = new Set(["hotmail.com", "live.com", "outlook.com"]);

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

type Parts = readonly [local: string, domain: string];

function partsOf(email: string): Parts {
  const identity = email.trim().toLowerCase();
  const at = identity.lastIndexOf("@");
  return [identity.slice(0, Math.max(0, at)), identity.slice(at + 1)];
}
