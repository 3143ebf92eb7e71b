/** The frame of a service's page, like that of a task on the site: mark, theme, help, account; below, a line and the ground. */
import { html, raw } from "hono/html";
import { brand } from "../../contract/brand/brand.ts";
import { moment } from "../../contract/day-words.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { endpoints, href } from "../../contract/routes.ts";
import { commonDemonstration } from "../../contract/support/common-demonstration.ts";
import { themeLabels } from "../../contract/theme/theme-labels.ts";
import { darkWhen } from "../../contract/theme/theme-media.ts";
import { chosenTheme, type Html, type Viewer, wordmarkTo } from "./plain-page.ts";

export const frameStyle = `.bar{flex-wrap:wrap;gap:0 clamp(12px,2.4vw,36px)}.bar>:first-child{margin-inline-end:auto}
.bar a,footer a{padding-block:8px;color:var(--ink);font-size:.9375rem;text-decoration:none}.bar .word{font-size:1.5rem}.bar a:hover,footer a:hover{text-decoration:underline}
.themes{display:flex;gap:2px;padding:3px;border:1px solid var(--border-strong);border-radius:99px}
.themes button,.themes button:hover{display:grid;place-items:center;inline-size:38px;min-block-size:38px;padding:0;border:0;background:none;color:var(--ink-soft)}
.themes button[aria-pressed=true]{background:var(--ink);color:var(--background)}
.themes svg{inline-size:19px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
@media(max-width:479px){.bar .word{gap:8px;font-size:1.25rem}}@media(max-width:419px){.bar{column-gap:8px}.themes button,.themes button:hover{inline-size:32px;min-block-size:32px}}@media(max-width:379px){.themes{display:none}}
footer{align-self:end;overflow:clip}
.low{display:flex;flex-wrap:wrap;gap:0 28px;align-items:center;max-inline-size:none;padding-block:14px;border-block-start:1px solid var(--border);color:var(--ink-soft);font-size:.9375rem}.low a{color:inherit}.low>:last-child{margin-inline-start:auto}
.ground{position:relative;block-size:116px;direction:ltr}.ground svg{position:absolute;inset:0 auto auto 0;inline-size:3840px;block-size:130px}.ground .bird{inset:46px auto auto 64%;inline-size:176px;block-size:45px;overflow:visible}
@media(forced-colors:active){.themes button[aria-pressed=true]{background:Highlight;color:HighlightText;forced-color-adjust:none}}
@media print{header,footer{display:none}}
`;

export function serviceHeader(viewer: Viewer): Html {
  return html`<header class="bar">${wordmarkTo(href("home"))}${themeSwitch(viewer)}<a href="${href("help")}">${i18n.t("Help")}</a><a href="${href("subscriptionsManage")}">${i18n.t("Account")}</a></header>`;
}

const themes: readonly (readonly [keyof typeof themeLabels, icon: string])[] = [
  [
    "light",
    "M12 8.2a3.8 3.8 0 1 0 .1 0ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4",
  ],
  ["dark", "M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z"],
  ["system", "M3.5 4.5h17v12h-17ZM9 20h6M12 16.5V20"],
];

function themeSwitch(viewer: Viewer): Html {
  const { pathname, search } = new URL(viewer.url);
  const chosen = chosenTheme(viewer);
  return html`<form class="themes" aria-label="${i18n.t("Theme")}" method="post" action="${endpoints.chooseTheme}"><input type="hidden" name="back" value="${pathname + search}" />${themes.map(
    ([theme, icon]) => {
      const label = i18n.t(themeLabels[theme]);
      return html`<button name="theme" value="${theme}" title="${label}" aria-label="${label}" aria-pressed="${String(theme === chosen)}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icon}" /></svg></button>`;
    },
  )}</form>`;
}

/** The site's own drawing, placed piece by piece: the ground, the bird, and the dashes across it. */
const pieces = raw(
  [
    '><use href="/art/hide.svg#ground',
    ' class="bird" viewBox="0 0 940 240"><use href="/art/hide.svg#lost',
    '><use href="/art/hide.svg#over',
  ]
    .map((piece) => `<svg aria-hidden="true"${piece}"/></svg>`)
    .join(""),
);

export function serviceFooter(): Html {
  return html`<footer>
  <p class="low">© 2026 ${brand.name} <span>${i18n.t(commonDemonstration.task)}</span> <a href="${href("privacy")}">${i18n.t("Privacy policy")}</a><a href="${href("proPrivacyTerms")}">${i18n.t("Terms")}</a><a href="mailto:${brand.email.help}">${brand.email.help}</a></p>
  <div class="ground">${pieces}</div>
</footer>`;
}

/** An illustration of the site, beside a task. */
export function serviceIllustration(viewer: Viewer, name: string): Html {
  return html`<picture><source media="${darkWhen[chosenTheme(viewer)]}" srcset="/art/${name}.dark.svg" /><img src="/art/${name}.light.svg" alt="" width="640" height="460" /></picture>`;
}

/**
 * Writes each moment as the site's own pages do (`inZone` in `day-words.ts`), in the visitor's time zone. It stands in the
 * page itself, under its hash in the policy; without it the times stay in UTC.
 */
export const localTimes = `const f=o=>new Intl.DateTimeFormat("en-GB",o),d=f({dateStyle:"long"}),c=f({timeStyle:"short"}),w=document.createTreeWalker(document.body,4);
while(w.nextNode())w.currentNode.data=w.currentNode.data.replace(${moment},(_,day,clock)=>{const t=Date.parse(day+" "+clock+" UTC");return d.format(t)+", "+c.format(t)+" your time"})`;

/** The same for a page in another language, as `inZone` does it there; its words come with the element of the script. */
export const localTimesAbroad = `const{lang}=document.documentElement,{words}=document.currentScript.dataset,f=(l,o)=>new Intl.DateTimeFormat(l,o),d=f(lang,{dateStyle:"long"}),c=f(lang,{hour:"2-digit",minute:"2-digit"}),n=Array.from({length:12},(_,m)=>f(lang,{dateStyle:"long",timeZone:"UTC"}).formatToParts(Date.UTC(2000,m)).find(p=>p.type=="month").value),w=document.createTreeWalker(document.body,4);
while(w.nextNode())w.currentNode.data=w.currentNode.data.replace(${moment},(all,day,clock)=>{const[b,m,y]=day.match(/\\d+|\\p{L}{3,}/gu),i=n.indexOf(m);if(i<0)return all;const t=Date.parse(y+"-"+String(i+1).padStart(2,0)+"-"+b.padStart(2,0)+"T"+clock+"Z");return words.replace("{day}",d.format(t)).replace("{clock}",c.format(t))})`;
