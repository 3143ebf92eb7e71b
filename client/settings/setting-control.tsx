import { i18n } from "../../src/contract/language/i18n.ts";
import { colourExample, type SettingKey, settings } from "../../src/contract/settings/settings.ts";
import { ownTheme, takesColour } from "../../src/contract/settings/settings-form.ts";
import { hintOf, type SettingLabel, spokenLabel } from "../../src/contract/settings/settings-labels.ts";
import { parseColour } from "../../src/contract/settings/theme.ts";
import { inBoth } from "../../src/contract/theme/colours.ts";
import { formatVersion, versionAt } from "../acquisition/version.ts";
import { Check, Field, Select } from "../components/field.tsx";
import { type ColourKey, designColours } from "./contrast.ts";
import styles from "./setting-control.module.css";

interface SettingControlProps {
  readonly setting: SettingKey;
  readonly value: string;
  /** What was typed and not allowed: shown again, with what is wrong. */
  readonly refused?: string | undefined;
}

/** The id of the control of a setting, for a link to it. */
export function controlId(key: SettingKey): string {
  return `setting-${key}`;
}

/** Up to this many values are shown as radio buttons; more become a list. */
const mostRadios = 4;

/** The browser's own control for a setting: round buttons, a list, boxes or a line of text. */
export function SettingControl({ setting, value, refused }: SettingControlProps) {
  if (setting === "kae") return <ThemeControl {...{ value, refused }} />;
  if (setting === "kah") return <RegionsControl {...{ value, refused }} />;
  if (setting === "kax" || setting === "kap") return <ReminderControl {...{ setting, value }} />;
  const { label, values } = spokenLabel(setting);
  const hint = hintOf(setting);
  const options = values && optionsOf(setting, values, value);
  if (!options) return <TextControl {...{ setting, value, refused }} />;
  if (options.length <= mostRadios) return <Radios {...{ setting, value, options }} />;
  return <Select id={controlId(setting)} name={setting} {...{ label, hint, options }} defaultValue={value} />;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Those whose names give the order: sizes from small to large, regions as the language sorts them. */
const inOrderOfNames: readonly SettingKey[] = ["ks", "kl"];

/** In catalogue order, but for a few. A current value that is not among the known ones is offered as it is. */
function optionsOf(key: SettingKey, names: NonNullable<SettingLabel["values"]>, value: string): readonly Option[] {
  const { allowed }: { allowed: readonly string[] | RegExp } = settings[key];
  const known = allowed instanceof RegExp || inOrderOfNames.includes(key) ? Object.keys(names) : allowed;
  const offered = known.includes(value) || value === "" ? known : [...known, value];
  return offered.map((one) => ({ value: one, label: names[one] ?? one }));
}

function Radios({ setting, value, options }: { setting: SettingKey; value: string; options: readonly Option[] }) {
  const { label } = spokenLabel(setting);
  const hint = hintOf(setting);
  return (
    <fieldset className={styles.choice} id={controlId(setting)}>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.options}>
        {options.map((option) => (
          <Check
            key={option.value}
            type="radio"
            name={setting}
            value={option.value}
            defaultChecked={option.value === value}
            label={option.label}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ReminderProps {
  readonly setting: "kax" | "kap";
  readonly value: string;
}

/** The setting stores the day on which a reminder was put off, but the choice is whether to show it. */
function ReminderControl({ setting, value }: ReminderProps) {
  const isOff = value !== settings[setting].default;
  const off = isOff ? value : formatVersion(versionAt(Date.now()));
  const options = [
    { value: settings[setting].default, label: i18n.t("Show") },
    { value: off, label: i18n.t("Hide for now") },
  ];
  return <Radios {...{ setting, value, options }} />;
}

/** Unchecked on purpose: the server says what is wrong beside the field, instead of in a browser's bubble that goes away. */
function TextControl({ setting, value, refused }: SettingControlProps) {
  const { label } = spokenLabel(setting);
  const hint = hintOf(setting);
  const shown = value === settings[setting].default ? "" : value;
  const colour = takesColour(setting);
  const own = colour ? parseColour(value) : null;
  return (
    <div className={styles.text}>
      <Field
        id={controlId(setting)}
        name={setting}
        defaultValue={refused ?? (own ? `#${shown}` : shown)}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...{ label, hint }}
        {...(refused !== undefined && { error: faultOf(setting, refused) })}
      />
      {isColour(setting) && <Swatch setting={setting} own={own} />}
    </div>
  );
}

function faultOf(setting: SettingKey, typed: string): string {
  return takesColour(setting)
    ? i18n.t("“{typed}” isn’t a colour code. Enter one like {example} or fff.", { typed, example: colourExample })
    : i18n.t("“{typed}” isn’t a value of this setting. Leave the field empty for the default.", { typed });
}

function isColour(setting: SettingKey): setting is ColourKey {
  return setting in designColours;
}

/**
 * The colour as it is, the design's own where the visitor chose none, and over it the browser's control to choose one with:
 * that one has no name, so it is not sent; a script writes what is chosen into the field (`followColour`).
 */
function Swatch({ setting, own }: { setting: ColourKey; own: string | null }) {
  const [light] = designColours[setting];
  return (
    <span className={styles.swatch}>
      <svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true">
        <circle
          cx="12"
          cy="12"
          r="10.5"
          fill={own ? `#${own}` : inBoth(designColours[setting])}
          data-own={inBoth(designColours[setting])}
          stroke="currentColor"
          strokeWidth="1"
        />
      </svg>
      <input
        type="color"
        aria-label={i18n.t("Choose: {setting}", { setting: spokenLabel(setting).label })}
        defaultValue={own ? `#${own}` : light}
        data-colour-of={controlId(setting)}
      />
    </span>
  );
}

/** After something was chosen or typed in a form of settings: field, swatch and the browser's control show the same colour. */
export function followColour(changed: EventTarget, form: HTMLFormElement): void {
  if (!(changed instanceof HTMLInputElement)) return;
  const isPicker = changed.type === "color";
  const field = isPicker ? form.querySelector<HTMLInputElement>(`#${changed.dataset.colourOf}`) : changed;
  const picker = isPicker ? changed : form.querySelector<HTMLInputElement>(`[data-colour-of="${changed.id}"]`);
  const shown = picker?.parentElement?.querySelector("circle");
  if (!field || !picker || !shown) return;
  if (isPicker) field.value = picker.value;
  const colour = parseColour(field.value.trim().replace(/^#/, ""));
  if (colour) picker.value = `#${colour.length === 3 ? [...colour].map((digit) => digit + digit).join("") : colour}`;
  shown.setAttribute("fill", colour ? `#${colour}` : (shown.getAttribute("data-own") ?? "none"));
}

/** The themes that have names, and one that is based on a colour of the visitor's own. */
function ThemeControl({ value, refused }: { value: string; refused: string | undefined }) {
  const { label, values = {} } = spokenLabel("kae");
  const own = refused !== undefined || parseColour(value) !== null;
  return (
    <fieldset className={styles.choice} id={controlId("kae")}>
      <legend>{label}</legend>
      <div className={`${styles.options} ${styles.skies}`}>
        {["-1", "h", "d", "l", "c"].map((one) => (
          <Check
            key={one}
            type="radio"
            name="kae"
            value={one}
            defaultChecked={!own && one === value}
            label={values[one]}
          />
        ))}
        <Check
          type="radio"
          name="kae"
          value={ownTheme.value}
          defaultChecked={own}
          label={i18n.t("Based on a colour")}
        />
      </div>
      <div className={styles.own}>
        <Field
          id={ownTheme.field}
          name={ownTheme.field}
          label={i18n.t("Theme colour")}
          hint={i18n.t("A code like {example}. We choose light or dark, whichever goes with it.", {
            example: colourExample,
          })}
          defaultValue={refused ?? (own ? `#${value}` : "")}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          {...(refused !== undefined && { error: faultOf("kae", refused) })}
        />
      </div>
    </fieldset>
  );
}

/** The hidden empty value says that the form contained the list, so that no checked box means no region. */
function RegionsControl({ value, refused }: { value: string; refused: string | undefined }) {
  const { label, values = {} } = spokenLabel("kah");
  const chosen = new Set((refused ?? value).split(","));
  const count = [...chosen].filter(Boolean).length;
  return (
    <fieldset className={styles.choice} id={controlId("kah")}>
      <legend>{label}</legend>
      <p className={styles.hint}>{hintOf("kah")}</p>
      {refused !== undefined && (
        <p className={styles.fault}>{i18n.t("You chose {count} regions. Choose ten at most.", { count })}</p>
      )}
      <input type="hidden" name="kah" value="" />
      <details open={refused !== undefined}>
        <summary>{count > 0 ? i18n.t("{count} chosen", { count }) : i18n.t("Choose regions")}</summary>
        <div className={styles.boxes}>
          {Object.entries(values)
            .filter(([code]) => code !== settings.kl.default)
            .map(([code, name]) => (
              <Check key={code} name="kah" value={code} defaultChecked={chosen.has(code)} label={name} />
            ))}
        </div>
      </details>
    </fieldset>
  );
}
