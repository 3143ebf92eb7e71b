/**
 * The pages of the services: complete without a script, one small style sheet, and a policy that allows nothing else. Only a page
 * that tells a moment has a script, which tells it in the visitor's own time.
 */
import { html, raw } from "hono/html";
import { moment } from "../../contract/day-words.ts";
import { i18n, languageNow, languageTag } from "../../contract/language/i18n.ts";
import { lettersOf } from "../../contract/language/languages.ts";
import { colours, inBoth } from "../../contract/theme/colours.ts";
import { faceRules, faceStacks, lettersRule } from "../../contract/theme/faces.ts";
import { policySource } from "../digest.ts";
import { chosenTheme, type Html, plainPage, plainStyle, type Viewer } from "./plain-page.ts";
import {
  frameStyle,
  localTimes,
  localTimesAbroad,
  serviceFooter,
  serviceHeader,
  serviceIllustration,
} from "./service-frame.ts";

/** The tokens of the theme that these pages use, besides those of every plain page. */
const used = [
  "ink-soft",
  "surface",
  "surface-alt",
  "border",
  "border-strong",
  "accent-pressed",
  "accent-soft",
  "success",
  "success-soft",
] as const;

const tokens = used.map((name) => `--${name}:${inBoth(colours[name])}`).join(";");

/** The task, and beside it its particulars or an illustration. */
const twoColumns = "grid-template:auto auto 1fr/minmax(0,7fr) minmax(0,5fr);column-gap:clamp(24px,6vw,96px)";

const style = `${faceRules("swap")}
${plainStyle}
${frameStyle}.low{inline-size:min(100% - 2*clamp(20px,4.4vw,64px),1280px);margin-inline:auto}
.word,h1{font-family:${faceStacks.display}}a{text-decoration-thickness:1px;text-underline-offset:.2em}:focus-visible{border-radius:6px}
:root{${tokens}}
img{display:block;inline-size:100%;block-size:auto;border-radius:14px;background:${inBoth(colours["a-illustration"])}}@media(max-width:959px){img,.side:not(:has(section)){display:none}}
.columns{display:grid;grid-template-columns:minmax(0,1fr);gap:clamp(24px,3vw,32px) 24px;align-items:start}
.head,.body{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;max-inline-size:46rem}
.side,.side section{display:grid;grid-template-columns:minmax(0,1fr);gap:14px;align-content:start}.body>*,.side section>*{margin:0}
h2,.price{font-family:${faceStacks.display};font-weight:700}
h2{margin:24px 0 0;font-size:clamp(1.375rem,1.2rem + .7vw,1.75rem);line-height:1.15}
summary{display:flex;gap:16px;justify-content:space-between;align-items:center;min-block-size:48px;font-weight:600;list-style:none;cursor:pointer}summary::after{content:"+";color:var(--accent);font:1.75rem/1 ${faceStacks.system}}[open]>summary::after{content:"−"}summary h2,.side summary h2{margin:0;font-size:1.0625rem}
.side section>details{margin-block-start:-14px;border-block-end:1px solid var(--border)}details dl{border:0}details .row{margin-block-start:8px}
.body form+h2{border-block-start:1px solid var(--border);padding-block-start:32px}.strip{display:grid;grid-auto-columns:minmax(0,1fr);grid-auto-flow:column;gap:8px;inline-size:100%;margin:0 0 12px;padding:0;list-style:none;color:var(--ink-soft);font-size:.875rem}
.strip li{padding-block-start:10px;border-block-start:3px dashed var(--border-strong);line-height:1.35}
.strip .done{border-block-start:3px solid var(--success);color:var(--ink)}
.strip .now{border-block-start:3px solid var(--accent);color:var(--ink);font-weight:600}
.strip i{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.whole{display:inline-block;max-inline-size:100%}
.note{max-inline-size:none;padding:clamp(14px,2vw,18px) 20px;border-radius:14px;background:var(--surface-alt)}
.note.bad{background:var(--accent-soft);font-weight:500}.note.good{background:var(--success-soft)}
.price{margin:0;font-size:clamp(2.5rem,2rem + 2vw,4rem);line-height:1;letter-spacing:-.03em}
.price small{display:inline;margin-inline-start:12px;font:400 1.0625rem/1.4 ${faceStacks.system};letter-spacing:0}
dl{margin:0;border-block-end:1px solid var(--border);container:notes/inline-size;font-size:.9375rem;line-height:1.5}
dl div{display:grid;gap:0 16px;padding-block:11px;border-block-start:1px solid var(--border)}
@container notes (min-width:300px){dl div{grid-template-columns:8.5em minmax(0,1fr)}}
dt{color:var(--ink-soft)}dd{margin:0;font-weight:500;overflow-wrap:anywhere}
fieldset{display:grid;gap:8px;min-inline-size:0;border:0;padding:0;margin:0}legend{font-weight:600;padding:0;margin-block-end:12px}
label.row{display:flex;gap:14px;align-items:center;min-block-size:56px;padding:10px 18px;border:1.5px solid var(--border-strong);border-radius:14px;background:var(--surface);line-height:1.4;cursor:pointer}
label.row:has(:checked){border-color:var(--accent);background:var(--accent-soft)}
input[type=radio]{appearance:none;inline-size:22px;block-size:22px;margin:0;border:1.5px solid var(--border-strong);border-radius:50%;background:var(--background);flex:none}input[type=radio]:checked{border:6px solid var(--accent)}
div.field{display:grid;gap:10px;inline-size:min(100%,26rem)}div.field *{margin:0}
label.field{display:block;font-weight:600;margin-block:16px 8px}
input[type=text],select{font:inherit;inline-size:100%;padding:10px 18px;color:inherit;background:var(--surface);border:1.5px solid var(--border-strong);border-radius:14px;min-block-size:56px}
button{min-block-size:52px;padding-block:8px;line-height:1.2;text-wrap:balance;cursor:pointer}
button:hover{border-color:var(--accent-pressed);background:var(--accent-pressed)}
button.quiet{border-color:var(--border-strong);background:none;color:var(--ink)}
button.quiet:hover{border-color:var(--ink);background:var(--ink);color:var(--background)}
button:focus-visible{border-radius:99px}
form{display:grid;gap:20px;justify-items:start}form>fieldset,form>p{inline-size:100%}
.actions{display:flex;flex-wrap:wrap;gap:12px 20px;align-items:center}.actions a{font-weight:600;text-decoration:none}
ol.plain{list-style:none;padding:0}
ol.plain li{padding-block:11px;border-block-start:1px solid var(--border);overflow-wrap:anywhere}
small{display:block;color:var(--ink-soft);font-size:.9375rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:1rem/1.6 ${faceStacks.mono};margin:0}
@media(max-width:759px){.side h2{margin:0}.note,form>p{font-size:.9375rem;line-height:1.5}}
@media(min-width:760px){.columns:has(section){${twoColumns}}.columns:has(section)>.side{grid-area:1/2/3/3}.after{grid-column:1/-1}}
@media(min-width:960px){.columns:has(.side){${twoColumns}}.columns:has(.side)>.side{grid-area:1/2/4/3}.columns>.after{grid-column:1}.side h2{margin-block-start:10px}}
@media screen and (min-width:2200px){:root{font-size:125%}.bar,main,.low{inline-size:min(100% - 128px,1680px)}}
@media(prefers-contrast:more){:root{--ink-soft:var(--ink);--border:var(--ink);--border-strong:var(--ink)}}
@media(forced-colors:active){.note{border:1px solid}input[type=radio]{appearance:auto}}
@media print{:root{--background:white}.bar,button,.actions,picture,summary::after{display:none}.columns{display:block}.columns>*{margin-block-end:24px}details::details-content{block-size:auto;content-visibility:visible}}
`;

/** With the letters of the page's language, where headings need more than those of English. */
function styleNow(): string {
  const letters = lettersOf(languageNow());
  return letters ? style + lettersRule(letters) : style;
}

/** What a step strip shows: the steps of a flow, and which of them is being done. */
export interface StepStrip {
  readonly label: string;
  readonly steps: readonly string[];
  readonly now: number;
}

/** One page of a service. `formTargets` are the origins that a form of it may lead to by a redirect. */
export interface ServicePage {
  readonly title: string;
  /** Why the page is shown again. Its title says that it is (WCAG 2.4.2), and the focus goes there (2.4.3). */
  readonly refused?: string | undefined;
  readonly body: Html;
  /** Particulars that stand beside the body, and on a phone before it. */
  readonly side?: Html;
  /** The name of an illustration, shown above `side` or alone. */
  readonly illustration?: string;
  /** Particulars below the body: the details of what a button promises, which nobody need read to find the button. */
  readonly after?: Html;
  readonly strip?: StepStrip;
  readonly status?: number;
  readonly formTargets?: readonly string[];
}

/** A page with its policy, in the viewer's theme. Its address may be secret, so no cache keeps it and no link gives it away. */
export async function servicePage(viewer: Viewer, page: ServicePage): Promise<Response> {
  const { status = 200, formTargets = [] } = page;
  const tellsMoment = [page.body, page.side, page.after].some((part) => part && String(part).search(moment) >= 0);
  const policy = [
    "default-src 'none'",
    `style-src ${await policySource(styleNow())}`,
    ...(tellsMoment ? [`script-src ${await policySource(timesScript())}`] : []),
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "font-src 'self'",
    // The icon that browsers ask for by themselves.
    "img-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(await documentOf(viewer, page, tellsMoment), {
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

/** What all pages share: header, title, the places for their parts, and footer. */
function documentOf(viewer: Viewer, page: ServicePage, tellsMoment: boolean): Html {
  const { title, refused, body, side, illustration, after, strip } = page;
  const content = html`
      ${serviceHeader(viewer)}
      <main>
        <div class="columns">
          <div class="head">${strip ? stripOf(strip) : ""}<h1>${title}</h1>${refused ? html`<p class="note bad" id="refused" role="alert" tabindex="-1" autofocus>${refused}</p>` : ""}</div>
          ${side || illustration ? html`<div class="side">${illustration ? serviceIllustration(viewer, illustration) : ""}${side ? html`<section aria-label="${i18n.t("Particulars")}">${side}</section>` : ""}</div>` : ""}
          <div class="body">${body}</div>
          ${after ? html`<div class="after">${after}</div>` : ""}
        </div>
      </main>
      ${serviceFooter()}
      ${tellsMoment ? timesElement() : ""}
    `;
  return plainPage({
    theme: chosenTheme(viewer),
    language: languageTag(),
    title: refused ? i18n.t("Error: {title}", { title }) : title,
    style: styleNow(),
    body: content,
  });
}

function timesScript(): string {
  return languageNow() === "en" ? localTimes : localTimesAbroad;
}

function timesElement(): Html {
  if (languageNow() === "en") return html`<script>${raw(timesScript())}</script>`;
  const words = i18n.t("{day}, {clock} your time", { day: "{day}", clock: "{clock}" });
  return html`<script data-words="${words}">${raw(timesScript())}</script>`;
}

/** Particulars in rows: the contract beside a button, what a message was sent with. */
export function fieldNotes(notes: readonly { readonly term: string; readonly text: string | Html }[]): Html {
  return html`<dl>${notes.map(({ term, text }) => html`<div><dt>${term}</dt><dd>${text}</dd></div>`)}</dl>`;
}

/** The strip of steps, as flows on the site have it. */
function stripOf({ label, steps, now }: StepStrip): Html {
  return html`<ol class="strip" aria-label="${label}">
    ${steps.map((step, index) => {
      if (index < now) return html`<li class="done">${step}<i>${i18n.t(", done")}</i></li>`;
      return index === now ? html`<li class="now" aria-current="step">${step}</li>` : html`<li>${step}</li>`;
    })}
  </ol>`;
}
