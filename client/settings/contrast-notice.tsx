import { Notice } from "../components/notice.tsx";
import type { ColourKey, Contrast } from "./contrast.ts";

const grounds: Readonly<Partial<Record<ColourKey, string>>> = { k7: "background", k21: "cards", kj: "header" };

const words: Readonly<Partial<Record<ColourKey, string>>> = {
  k8: "Text",
  k9: "Links",
  kx: "Addresses",
  kaa: "Visited links",
};

/** How well the visitor's own colours can be read. Rendered even when it is empty, as a live region has to be. */
export function ContrastNotice({ contrasts }: { contrasts: readonly Contrast[] }) {
  const poor = contrasts.filter(({ enough }) => !enough);
  return (
    <div role="status">
      {contrasts.length > 0 && (
        <Notice
          tone={poor.length > 0 ? "bad" : "good"}
          title={poor.length > 0 ? "Hard to read for many people" : "Easy to read"}
        >
          <ul>
            {contrasts.map(({ words: on, ground, ratio, enough }) => (
              <li key={on + ground}>
                {words[on]} on {grounds[ground]}: {ratio} to 1{!enough && ", too little"}
              </li>
            ))}
          </ul>
          {poor.length > 0 && <p>Small text needs a contrast of at least 4.5 to 1.</p>}
        </Notice>
      )}
    </div>
  );
}
