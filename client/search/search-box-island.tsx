import { type FormEvent, type KeyboardEvent, useEffect, useReducer, useRef, useState } from "react";
import * as z from "zod/mini";
import { i18n } from "../../src/contract/language/i18n.ts";
import { typedLength } from "../../src/contract/search/suggestions.ts";
import { island } from "../islands/island.tsx";
import { actionOf, type Combobox, changeCombobox, emptyCombobox, type KeyAction } from "./combobox.ts";
import { SearchBox } from "./search-box.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useKeptInView } from "./use-kept-in-view.ts";
import { useSuggestions } from "./use-suggestions.ts";

const shape = z.object({
  id: z.string(),
  action: z.string(),
  method: z.optional(z.enum(["get", "post"])),
  label: z.optional(z.string()),
  placeholder: z.optional(z.string()),
  /** The text that is in the field at first. */
  asked: z.optional(z.string()),
  /** Focuses the field when the page loads, for a page that is little more than a search box. */
  first: z.optional(z.boolean()),
});

type SearchBoxProps = z.infer<typeof shape>;

/** The search box with suggestions while typing. The focus stays in the text field, and the browser sends the form. */
function SearchBoxIsland({ id, asked, first: autoFocus, ...box }: SearchBoxProps) {
  const list = `${id}-suggestions`;
  const { field, frame, isAwake, shown, query, answer, pick, press, type, close, viewed } = useSearchBox();
  return (
    <SearchBox
      {...box}
      id={id}
      onSubmit={close}
      suggests
      inputProps={{
        ref: field,
        ...(isAwake && { role: "combobox", "aria-autocomplete": "list", "aria-expanded": shown.open }),
        ...(shown.open && { "aria-controls": list }),
        ...(shown.active >= 0 && { "aria-activedescendant": `${list}-${shown.active}` }),
        ...(asked !== undefined && { defaultValue: asked }),
        ...(autoFocus && { autoFocus: true }),
        onInput: type,
        onCompositionEnd: type,
        onKeyDown: press,
        onFocus: viewed.start,
        onBlur: () => {
          viewed.stop();
          close();
        },
      }}
    >
      {shown.open && (
        <Suggestions
          id={list}
          frame={frame}
          items={shown.options.map((phrase, index) =>
            answer !== null && index === 0
              ? { typed: phrase, rest: ` = ${answer}`, icon: "check" as const }
              : splitAt(phrase, typedLength(phrase, query)),
          )}
          active={shown.active}
          onPick={pick}
          // The field keeps the focus, so that the list is still there when the button is released.
          onMouseDown={(event) => event.preventDefault()}
        />
      )}
      <p role="status" className="vh">
        {countText(shown)}
      </p>
    </SearchBox>
  );
}

const none: readonly string[] = [];

function useSearchBox() {
  const field = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [shown, change] = useReducer(changeCombobox, emptyCombobox);
  const [query, setQuery] = useState("");
  // A combobox only once this script runs: before that, and without scripts, it is a plain field (WCAG 4.1.2).
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const [answer, setAnswer] = useState<string | null>(null);
  const viewed = useKeptInView({ field, list: frame, options: shown.open ? shown.options : none });
  const suggester = useSuggestions((asked, found) => {
    setQuery(asked);
    setAnswer(found.answer);
    change({ type: "answered", options: found.phrases });
  });
  useEffect(() => {
    // Asks for what was typed while this script was loading.
    const typing = field.current === document.activeElement ? field.current : null;
    if (typing && typing.value !== typing.defaultValue) suggester.ask(typing.value);
    return suggester.stop;
  }, [suggester]);

  const close = () => {
    suggester.stop();
    change({ type: "closed" });
  };
  const fill = (text: string) => {
    if (field.current) field.current.value = text;
  };
  const pick = (index: number) => {
    const option = shown.options[index] ?? "";
    const isWaiting = bangAlone.test(option);
    fill(isWaiting ? `${option} ` : option);
    close();
    if (!isWaiting) field.current?.form?.requestSubmit();
  };
  const acts: Readonly<Record<KeyAction, () => void>> = {
    down: () => change({ type: "moved", by: 1 }),
    up: () => change({ type: "moved", by: -1 }),
    opened: () => change({ type: "opened" }),
    closed: close,
    left: () => change({ type: "left" }),
    picked: () => pick(shown.active),
    cleared: () => {
      fill("");
      suggester.ask("");
    },
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const asked = isComposing(event) ? null : actionOf(event, shown);
    if (!asked) return;
    if (!asked.keepsDefault) event.preventDefault();
    acts[asked.action]();
  };
  const type = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    if (!("isComposing" in nativeEvent && nativeEvent.isComposing)) suggester.ask(currentTarget.value);
  };
  return { field, frame, isAwake, shown, query, answer, pick, press, type, close, viewed };
}

/** A bang without words. Picking it fills the field but sends nothing, so that the words can be typed. */
const bangAlone = /^!\S+$/;

function countText({ open, options }: Combobox): string {
  if (!open) return "";
  return options.length === 1 ? i18n.t("1 suggestion") : i18n.t("{count} suggestions", { count: options.length });
}

function splitAt(phrase: string, length: number) {
  return { typed: phrase.slice(0, length), rest: phrase.slice(length) };
}

/** The Enter that ends an IME composition is not meant for the list; Safari marks it by the key code alone. */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}

export const searchBoxIsland = island({
  name: "search-box",
  Component: SearchBoxIsland,
  parseProps: (value) => shape.parse(value),
});
