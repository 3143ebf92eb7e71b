import type { Answer, Asked } from "./answer.ts";

/** Codes of the web: HTTP's statuses, characters, timestamps: "http 404", "U+00E9", "timestamp 1700000000". */
export function codes(asked: Asked): Answer | null {
  return httpStatus(asked.words) ?? character(asked.text) ?? timestamp(asked);
}

/** Names and meanings after RFC 9110 and the registry of IANA. */
const statuses: Readonly<Record<string, readonly [name: string, meaning: string]>> = {
  100: ["Continue", "The server has the headers and waits for the body."],
  101: ["Switching Protocols", "The connection goes on in another protocol, such as WebSocket."],
  103: ["Early Hints", "Files that the answer will need, named before it is ready."],
  200: ["OK", "The request succeeded."],
  201: ["Created", "Something new was made; Location says where."],
  202: ["Accepted", "The request was taken and will be worked on later."],
  204: ["No Content", "It succeeded, and there is nothing to send."],
  206: ["Partial Content", "A part of the file, as the request asked."],
  301: ["Moved Permanently", "The address has changed for good."],
  302: ["Found", "For now, the answer is at another address."],
  303: ["See Other", "Get the answer from another address."],
  304: ["Not Modified", "The browser’s copy is still good."],
  307: ["Temporary Redirect", "Send the same request, method and body, to another address."],
  308: ["Permanent Redirect", "As 307, for good."],
  400: ["Bad Request", "The server can’t understand the request."],
  401: ["Unauthorized", "Sign in first."],
  402: ["Payment Required", "Reserved; some services use it for unpaid accounts."],
  403: ["Forbidden", "The server understood and refuses."],
  404: ["Not Found", "There is nothing at this address."],
  405: ["Method Not Allowed", "The address exists, but not for this method; Allow lists those it takes."],
  406: ["Not Acceptable", "There is no form of it that the request accepts."],
  408: ["Request Timeout", "The request took too long to arrive."],
  409: ["Conflict", "It contradicts the present state."],
  410: ["Gone", "It was here and won’t come back."],
  411: ["Length Required", "The request has to name its length."],
  412: ["Precondition Failed", "A condition in the request doesn’t hold."],
  413: ["Content Too Large", "The body is larger than the server takes."],
  414: ["URI Too Long", "The address is longer than the server reads."],
  415: ["Unsupported Media Type", "The body is in a form that isn’t taken here."],
  416: ["Range Not Satisfiable", "The file has no such part."],
  418: ["I’m a teapot", "A joke of 1998 that stayed (RFC 2324)."],
  421: ["Misdirected Request", "This server doesn’t answer for that host."],
  422: ["Unprocessable Content", "The form is right and the content isn’t."],
  425: ["Too Early", "The server won’t risk a request that could be replayed."],
  426: ["Upgrade Required", "Another protocol is needed."],
  428: ["Precondition Required", "The request has to be conditional."],
  429: ["Too Many Requests", "Slow down; Retry-After says for how long."],
  431: ["Request Header Fields Too Large", "The headers are too large."],
  451: ["Unavailable For Legal Reasons", "A legal demand keeps it away."],
  500: ["Internal Server Error", "The server failed."],
  501: ["Not Implemented", "The server doesn’t know this method."],
  502: ["Bad Gateway", "The server behind this one gave no proper answer."],
  503: ["Service Unavailable", "Overloaded or closed for maintenance."],
  504: ["Gateway Timeout", "The server behind this one didn’t answer in time."],
  505: ["HTTP Version Not Supported", "The server doesn’t speak this version."],
  507: ["Insufficient Storage", "There’s no room for it."],
  511: ["Network Authentication Required", "Sign in to the network first."],
};

const kinds: Readonly<Record<string, string>> = {
  1: "Informational",
  2: "Success",
  3: "Redirection",
  4: "Error of the client",
  5: "Error of the server",
};
const statusQuestion =
  /^(?:http(?: status)?(?: code)?(?: error)?|status code|error code|error) (\d{3})(?: meaning| status code)?$|^(\d{3}) (?:http )?(?:status code|error code|http status|error meaning|status)$|^(?:what is (?:an? )?)(\d{3}) (?:error|http status)$/;

function httpStatus(words: string): Answer | null {
  const code = statusQuestion.exec(words)?.slice(1).find(Boolean) ?? "";
  const known = Object.hasOwn(statuses, code) ? statuses[code] : undefined;
  return known
    ? { question: `HTTP status ${code}`, value: `${code} ${known[0]}`, notes: [known[1], `${kinds[code.charAt(0)]}.`] }
    : null;
}

const codePoint = /^(?:unicode )?u\+([0-9a-f]{2,6})$/i;
const oneCharacter =
  /^(?:unicode (?:of |for )?|code ?point (?:of |for )?|what (?:character )?is |html entity (?:of |for )?)(\S+)$/iu;

function character(text: string): Answer | null {
  const digits = codePoint.exec(text)?.[1];
  if (digits) return describe(Number.parseInt(digits, 16));
  const given = oneCharacter.exec(text)?.[1] ?? "";
  const [letter = "", ...others] = [...given.replace(/\ufe0f$/, "")];
  // A plain letter or figure is a word: "what is a".
  return letter && others.length === 0 && !/[a-z0-9]/i.test(letter) ? describe(letter.codePointAt(0) ?? 0) : null;
}

const classes: readonly (readonly [RegExp, string])[] = [
  [/\p{Extended_Pictographic}/u, "Emoji or pictograph"],
  [/\p{L}/u, "Letter"],
  [/\p{N}/u, "Number"],
  [/\p{P}/u, "Punctuation"],
  [/\p{Sc}/u, "Currency sign"],
  [/\p{Sm}/u, "Mathematical sign"],
  [/\p{S}/u, "Sign"],
  [/\p{M}/u, "Mark"],
  [/\p{Z}/u, "Space"],
  [/\p{Cc}/u, "Control"],
];

function describe(code: number): Answer | null {
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
  const letter = String.fromCodePoint(code);
  const hex = code.toString(16).toUpperCase().padStart(4, "0");
  const bytes = [...new TextEncoder().encode(letter)]
    .map((byte) => byte.toString(16).toUpperCase().padStart(2, "0"))
    .join(" ");
  const kind = classes.find(([pattern]) => pattern.test(letter))?.[1] ?? "Unassigned";
  return {
    question: `Character U+${hex}`,
    value: /[\p{C}\p{Z}]/u.test(letter) ? `U+${hex}` : letter,
    rows: [
      ["Kind", kind],
      ["HTML", `&#x${hex};`],
      ["UTF-8", bytes],
      ["JavaScript", code > 0xffff ? `\\u{${hex}}` : `\\u${hex}`],
      ["CSS", `\\${hex}`],
    ],
  };
}

const stamp =
  /^(?:(?:unix )?(?:timestamp|time ?stamp|epoch)(?: converter| to date)? |unix time )(\d{9,13})$|^(\d{10}|\d{13}) (?:to date|timestamp|in date|unix time)$/;
const present =
  /^(?:(?:current |now )?(?:unix )?(?:timestamp|epoch)(?: now)?|current unix time|unix time(?: now)?|epoch time)$/;

function timestamp({ words, now }: Asked): Answer | null {
  if (present.test(words))
    return {
      question: "Unix time now",
      value: String(Math.floor(now / 1000)),
      notes: ["Seconds since 1 January 1970, in Universal Time."],
    };
  const [, one, other] = stamp.exec(words) ?? [];
  const digits = one ?? other;
  if (!digits) return null;
  const time = Number(digits) * (digits.length > 11 ? 1 : 1000);
  const value = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "long", timeZone: "UTC" }).format(
    time,
  );
  return { question: `Timestamp ${digits}`, value, rows: [["ISO 8601", new Date(time).toISOString()]] };
}
