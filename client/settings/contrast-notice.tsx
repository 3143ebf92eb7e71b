import { i18n, languageTag } from "../../src/contract/language/i18n.ts";
import { Notice } from "../components/notice.tsx";
import { type ColourKey, type Contrast, enoughContrast } from "./contrast.ts";

const grounds: Readonly<Partial<Record<ColourKey, string>>> = {
  k7: /*i18n*/ "background",
  k21: /*i18n*/ "cards",
  kj: /*i18n*/ "header",
};

const words: Readonly<Partial<Record<ColourKey, string>>> = {
  k8: /*i18n*/ "Text",
  k9: /*i18n*/ "Links",
  kx: /*i18n*/ "Addresses",
  kaa: /*i18n*/ "Visited links",
};

interface Told {
  readonly on: string;
  readonly ground: string;
  readonly ratio: number;
  readonly enough: boolean;
}

function told({ on, ground, ratio, enough }: Told): string {
  const values = { on, ground, ratio: decimal(ratio) };
  return enough
    ? i18n.t("{on} on {ground}: {ratio} to 1", values)
    : i18n.t("{on} on {ground}: {ratio} to 1, too little", values);
}

function decimal(ratio: number): string {
  return new Intl.NumberFormat(languageTag()).format(ratio);
}

/** How well the visitor's own colours can be read. Rendered even when it is empty, as a live region has to be. */
export function ContrastNotice({ contrasts }: { contrasts: readonly Contrast[] }) {
  const poor = contrasts.filter(({ enough }) => !enough);
  return (
    <div role="status">
      {contrasts.length > 0 && (
        <Notice
          tone={poor.length > 0 ? "bad" : "good"}
          title={poor.length > 0 ? i18n.t("Hard to read for many people") : i18n.t("Easy to read")}
        >
          <ul>
            {contrasts.map(({ words: on, ground, ratio, enough }) => (
              <li key={on + ground}>
                {told({ on: i18n.t(words[on] ?? ""), ground: i18n.t(grounds[ground] ?? ""), ratio, enough })}
              </li>
            ))}
          </ul>
          {poor.length > 0 && (
            <p>{i18n.t("Small text needs a contrast of at least {ratio} to 1.", { ratio: decimal(enoughContrast) })}</p>
          )}
        </Notice>
      )}
    </div>
  );
}
