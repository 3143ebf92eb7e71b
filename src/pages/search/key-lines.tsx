import { i18n } from "../../contract/language/i18n.ts";

/**
 * What the keys do on the page of results, with a button that turns them off, and the line for when they are off. Both are
 * hidden until the script that listens to the keys shows one (`client/search/results-entry.ts`).
 */
export function KeyLines() {
  const meanings = [
    ["j", i18n.t("next result")],
    ["k", i18n.t("previous result")],
    [i18n.t("Enter", {}, { comment: "The key, as keyboards of the language name it" }), i18n.t("open")],
    ["/", i18n.t("search box")],
  ] as const;
  return (
    <>
      <p data-keys="on" hidden>
        {i18n.t("Keyboard shortcuts:")}
        {meanings.map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd>
            {` ${does}`}
          </span>
        ))}
        <button type="button">{i18n.t("Turn keyboard shortcuts off")}</button>
      </p>
      <p data-keys="off" hidden>
        {i18n.t("Keyboard shortcuts for results are off.")}
        <button type="button">{i18n.t("Turn keyboard shortcuts on")}</button>
      </p>
    </>
  );
}
