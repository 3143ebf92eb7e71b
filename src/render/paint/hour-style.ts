import { colourIn, colours, inBoth } from "../../contract/theme/colours.ts";
import { hourColours, hours } from "../../contract/theme/hours.ts";
import { policySource } from "../../platform/digest.ts";
import { once } from "../../platform/memory/once.ts";
import { inlineStyle } from "./inline-style.ts";

/** The name, first hour, theme and ground of each step of the day, for the script. */
const steps = Object.entries(hours).map(([name, { from, theme, own }]) => [
  from,
  name,
  theme,
  { ...{ background: colourIn(theme, colours.background) }, ...own }.background,
]);

/**
 * Reads the visitor's clock before the first paint, and sends it nowhere. Pictures are switched as they are parsed, so that
 * none is requested in the wrong theme.
 */
const script = `{const d=document,r=d.documentElement,[,n,t,c]=${JSON.stringify(steps)}.findLast(([f])=>f<=new Date().getHours());r.dataset.theme=t;r.dataset.hour=n;for(const m of d.querySelectorAll("meta[name=theme-color]"))m.content=c;const p=()=>{for(const s of d.querySelectorAll("source[data-theme]"))s.media=t=="dark"?"all":"not all"},o=new MutationObserver(p);o.observe(r,{childList:true,subtree:true});addEventListener("DOMContentLoaded",()=>{p();o.disconnect()})}`;

/** What a page carries where the visitor chose “By the hour”: the script, its CSP source, and the colours of each step. */
export const hourParts = once(async () => ({
  script,
  source: await policySource(script),
  style: await inlineStyle(hourCss()),
}));

/** On paper, and where more contrast is asked for, the site's own colours stay. */
function hourCss(): string {
  const rules = Object.entries(hours).map(([name, step]) => {
    const tokens = Object.entries(hourColours(step)).map(([colour, pair]) => `--${colour}:${inBoth(pair)}`);
    return tokens.length ? `[data-hour=${name}]{${tokens.join(";")}}` : "";
  });
  return `@layer tokens{@media screen and (not (prefers-contrast:more)){${rules.join("")}}}`;
}
