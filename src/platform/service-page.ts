/** The plain pages of the services: complete without a script, one small style sheet, and a policy that allows nothing else. */
import { html, raw } from "hono/html";
import { brand } from "../contract/brand.ts";
import { colours, inBoth, type Pair } from "../contract/theme/colours.ts";
import { faceStacks, headingFace } from "../contract/theme/faces.ts";
import { policySource } from "./digest.ts";

export type Html = ReturnType<typeof html>;

/** The tokens of the theme that these pages use. */
const used = {
  sky: colours.sky,
  perch: colours.perch,
  bark: colours.bark,
  line: colours.line,
  strong: colours["line-strong"],
  ink: colours.ink,
  soft: colours["ink-soft"],
  ember: colours.ember,
  on: colours["on-ember"],
  "ember-soft": colours["ember-soft"],
  moss: colours.moss,
} as const satisfies Record<string, Pair>;

const tokens = Object.entries<Pair>(used)
  .map(([name, pair]) => `--${name}:${inBoth(pair)}`)
  .join(";");

const style = `
@font-face{font-family:${headingFace.name};src:url("${headingFace.file}") format("woff2");font-weight:${headingFace.weight};font-display:swap}
:root{color-scheme:light dark;${tokens}}
*{box-sizing:border-box}
body{margin:0;background:var(--sky);color:var(--ink);font:1.0625rem/1.6 ${faceStacks.system};text-wrap:pretty}
header,main,footer{max-inline-size:42rem;margin-inline:auto;padding-inline:clamp(1rem,4vw,2rem)}
header,h1,h2{font-family:${headingFace.name},${faceStacks.system};font-weight:650}
header{padding-block:1.5rem .5rem;font-size:1.375rem;letter-spacing:-.01em}
footer{padding-block:2rem;color:var(--soft);font-size:.9375rem}
h1{font-size:clamp(1.75rem,1.3rem + 2vw,2.5rem);line-height:1.15;letter-spacing:-.02em;margin:1rem 0;text-wrap:balance}
h2{font-size:1.25rem;margin:2rem 0 .75rem}
p{margin:.75rem 0;max-inline-size:70ch}
a{color:var(--ember);text-underline-offset:.2em}
.note{background:var(--bark);border-inline-start:4px solid var(--strong);padding:.75rem 1rem;border-radius:0 14px 14px 0}
.note.bad{background:var(--ember-soft);border-color:var(--ember)}
.note.good{border-color:var(--moss)}
.card{background:var(--perch);border:1px solid var(--line);border-radius:14px;padding:1.25rem clamp(1rem,4vw,2rem);margin-block:1.5rem}
dl{display:grid;grid-template-columns:minmax(7rem,auto) 1fr;gap:.5rem 1.5rem;margin:0}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
@media(max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-block-end:.75rem}}
fieldset{border:0;padding:0;margin:1.25rem 0 0}legend{font-weight:600;padding:0;margin-block-end:.5rem}
label.row{display:flex;gap:.75rem;align-items:start;padding:.75rem 1rem;border:1px solid var(--strong);border-radius:14px;margin-block:.5rem;cursor:pointer}
label.row:has(:checked){border-color:var(--ember);background:var(--ember-soft)}
input[type=radio]{accent-color:var(--ember);inline-size:1.25rem;block-size:1.25rem;margin:.2rem 0 0;flex:none}
label.field{display:block;font-weight:600;margin-block:1rem .25rem}
input[type=text],select{font:inherit;inline-size:100%;padding:.625rem .875rem;color:inherit;background:var(--sky);border:1px solid var(--strong);border-radius:14px;min-block-size:3rem}
button{font:inherit;font-weight:600;min-block-size:3rem;padding:.625rem 1.5rem;border-radius:999px;border:1px solid var(--ember);background:var(--ember);color:var(--on);cursor:pointer}
button.quiet{background:none;color:var(--ember)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;align-items:center;margin-block-start:1.25rem}
:focus-visible{outline:3px solid var(--ember);outline-offset:2px}
ol.plain{list-style:none;padding:0;margin-block:1.5rem}
ol.plain li{padding-block:.75rem;border-block-end:1px solid var(--line);overflow-wrap:anywhere}
small{display:block;color:var(--soft);font-size:.9375rem}
.back{margin-block-start:2rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:1rem/1.6 ${faceStacks.mono};margin:0}
@media(prefers-contrast:more){:root{--soft:var(--ink);--line:var(--ink);--strong:var(--ink)}}
@media print{button,.actions{display:none}}
`;

/* Ours from end to end, so it goes out as it is. */
const styleText = raw(style);

/** One page of a service. `formTargets` are the origins that a form of it may lead to by a redirect. */
export interface ServicePage {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  readonly formTargets?: readonly string[];
}

/** A page with its policy. Its address may be a secret, so no cache keeps it and no link carries it away. */
export async function servicePage({ title, body, status = 200, formTargets = [] }: ServicePage): Promise<Response> {
  const policy = [
    "default-src 'none'",
    `style-src ${await policySource(style)}`,
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "font-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(`<!doctype html>${await documentOf(title, body)}`, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy.join("; "),
      "cache-control": "no-store",
      "referrer-policy": "strict-origin",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    },
  });
}

/** The base of every page: who speaks, what it is about, and where help is. */
function documentOf(title: string, body: Html): Html {
  return html`<html lang="en-GB">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title} · ${brand.name}</title>
      <style>${styleText}</style>
    </head>
    <body>
      <header>${brand.name}</header>
      <main>
        <h1>${title}</h1>
        ${body}
      </main>
      <footer>Need help? Email <a href="mailto:${brand.email.help}">${brand.email.help}</a>.</footer>
    </body>
  </html>`;
}
