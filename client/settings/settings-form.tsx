import type { ComponentProps, ReactNode } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import { type SettingGroup, type SettingKey, type Settings, settings } from "../../src/contract/settings/settings.ts";
import {
  findSettings,
  groupId,
  isInUse,
  settingGroups,
  spokenGroup,
  spokenLabel,
} from "../../src/contract/settings/settings-labels.ts";
import { Button } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import { PlusSummary } from "../components/sections/plus-summary.tsx";
import { contrastsOf } from "./contrast.ts";
import { ContrastNotice } from "./contrast-notice.tsx";
import { controlId, SettingControl } from "./setting-control.tsx";
import styles from "./settings-form.module.css";
import { SettingsPreview } from "./settings-preview.tsx";

export interface SettingsFormProps {
  /** Where the form is sent. Its `do` field says what is to be done: save, preview or reset. */
  readonly action: string;
  /** What the controls show. */
  readonly chosen: Settings;
  /** Words that narrow the settings shown; "" shows all. */
  readonly find: string;
  /** Whether results come from the web; some settings have an effect only then. */
  readonly searchesWeb: boolean;
  /** Settings whose text was refused, and that text. */
  readonly faults: Readonly<Partial<Record<SettingKey, string>>>;
}

type FormProps = SettingsFormProps &
  Omit<ComponentProps<"form">, "action" | "method" | "className" | "children"> & {
    /** What the preview shows, where that is not what the controls showed at first. */
    readonly previewed?: Settings;
  };

/** Every setting of the catalogue by groups, with a picture of the result beside them. */
export function SettingsForm({ action, chosen, find, searchesWeb, faults, previewed = chosen, ...rest }: FormProps) {
  const shown = findSettings(find);
  const unused = shown.filter((key) => !isInUse(key, searchesWeb));
  const faulty = Object.keys(faults) as SettingKey[];
  return (
    <form {...rest} className={styles.form} method="post" action={action} id="settings">
      {faulty.length > 0 && <Faults keys={faulty} />}
      <div className={styles.columns}>
        <div className={styles.groups}>
          <Carried {...{ chosen, shown }} />
          {settingGroups.map((group) => {
            const keys = shown.filter((key) => settings[key].group === group && !unused.includes(key));
            const isOpen = group === settingGroups[0] || find !== "" || keys.some((key) => key in faults);
            return keys.length > 0 && <Group key={group} {...{ group, keys, chosen, faults, isOpen }} />;
          })}
          {unused.length > 0 && (
            <Group {...{ keys: unused, chosen, faults }} isOpen={find !== "" || unused.some((key) => key in faults)} />
          )}
        </div>
        <aside className={styles.aside} aria-label={i18n.t("Preview")}>
          <p className="soft small">{i18n.t("Example: a results page with your settings.")}</p>
          <SettingsPreview settings={previewed} />
          <div className={styles.legible}>
            <ContrastNotice contrasts={contrastsOf(previewed)} />
            <Actions />
          </div>
        </aside>
      </div>
    </form>
  );
}

function Actions() {
  return (
    <>
      <p className={styles.save}>
        <Button name="do" value="save">
          {i18n.t("Save settings")}
        </Button>
      </p>
      <p className="acts">
        <Button name="do" value="preview" variant="line">
          {i18n.t("Preview settings")}
        </Button>
        <Button name="do" value="reset" variant="line">
          {i18n.t("Reset settings")}
        </Button>
      </p>
      <p className="soft small">
        {i18n.t(
          "Save keeps your settings in this browser. Preview shows this page with them once and saves nothing. Reset deletes all your settings and goes back to ours at once: you can’t undo a reset.",
        )}
      </p>
    </>
  );
}

/** Hidden fields for choices whose settings are not shown because of the words in `find`, so that they are sent too. */
function Carried({ chosen, shown }: { chosen: Settings; shown: readonly SettingKey[] }) {
  const hidden = (Object.keys(settings) as SettingKey[]).filter((key) => !shown.includes(key));
  return hidden
    .filter((key) => chosen[key] !== settings[key].default)
    .map((key) => <input key={key} type="hidden" name={key} value={chosen[key]} />);
}

function Faults({ keys }: { keys: readonly SettingKey[] }) {
  return (
    <Notice tone="bad" title={i18n.t("We couldn’t save your settings")} live id="faults">
      <p>{i18n.t("Correct these settings and save again:")}</p>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            <a href={`#${controlId(key)}`}>{spokenLabel(key).label}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface GroupProps extends Pick<SettingsFormProps, "chosen" | "faults"> {
  /** Left out for the settings that are not in use. */
  readonly group?: SettingGroup;
  readonly keys: readonly SettingKey[];
  readonly isOpen: boolean;
}

/** One group. Its id is on an element inside the `details`, because browsers open a `details` that contains a link's target. */
function Group({ group, keys, chosen, faults, isOpen }: GroupProps): ReactNode {
  const { title, lead } = spokenGroup(group);
  return (
    <details className={styles.group} open={isOpen}>
      <PlusSummary>
        <h2>{title}</h2>
        <span className="soft">{lead}</span>
      </PlusSummary>
      <section
        className={group === "colours" ? `${styles.settings} ${styles.pairs}` : styles.settings}
        id={group && groupId(group)}
        aria-label={title}
      >
        {keys.map((key) => (
          <div key={key}>
            <SettingControl setting={key} value={chosen[key]} refused={faults[key]} />
          </div>
        ))}
      </section>
    </details>
  );
}
