import { colourIn, colours, inBoth } from "../../contract/theme/colours.ts";
import { hourColours, hours } from "../../contract/theme/hours.ts";
import { type InlineStyle, inlineStyle } from "./inline-style.ts";

/** The name, first hour, theme and ground of each step of the day, for the script. */
const steps = Object.entries(hours).map(([name, { from, theme, own }]) => [
  from,
  name,
  theme,
  { ...{ sky: colourIn(theme, colours.sky) }, ...own }.sky,
]);

/**
 * Reads the visitor's clock before the first paint, and sends it nowhere. Pictures are switched as they are parsed, so that
 * none is requested in the wrong theme.
 */
const script = `{const d=document,r=d.documentElement,[,n,t,c]=${JSON.stringify(steps)}.findLast(([f])=>f<=new Date().getHours());r.dataset.theme=t;r.dataset.hour=n;for(const m of d.querySelectorAll("meta[name=theme-color]"))m.content=c;const p=()=>{for(const s of d.querySelectorAll("source[data-theme]"))s.media=t=="dusk"?"all":"not all"},o=new MutationObserver(p);o.observe(r,{childList:true,subtree:true});addEventListener("DOMContentLoaded",()=>{p();o.disconnect()})}`;

let made: Promise<{ readonly script: string; readonly source: string; readonly style: InlineStyle }> | undefined;

/** What a page carries where the visitor chose “By the hour”: the script, its CSP source, and the colours of each step. */
export function hourParts() {
  made ??= Promise.all([inlineStyle(script), inlineStyle(hourCss())]).then(([{ source }, style]) => ({
    script,
    source,
    style,
  }));
  return made;
}

/** On paper, and where more contrast is asked for, the site's own colours stay. */
function hourCss(): string {
  const rules = Object.entries(hours).map(([name, step]) => {
    const tokens = Object.entries(hourColours(step)).map(([colour, pair]) => `--${colour}:${inBoth(pair)}`);
    return tokens.length ? `[data-hour=${name}]{${tokens.join(";")}}` : "";
  });
  return `@layer tokens{@media screen and (not (prefers-contrast:more)){${rules.join("")}}}`;
}
