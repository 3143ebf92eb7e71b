import { DataTable, YesNo } from "../../../client/components/data-table.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import type { Frame } from "../../render/frame.ts";
import styles from "./pro.module.css";
import { proServices } from "./services.ts";

interface Service {
  readonly name: string;
  readonly what: string;
  /** Only in Pro; all other services are free, and the same in both. */
  readonly isPro?: true;
  readonly ai?: true;
}

function services(): readonly Service[] {
  return [
    { name: i18n.t("Private search"), what: i18n.t("No record of your searches") },
    { name: i18n.t("The browser"), what: i18n.t("Blocks trackers, declines cookie pop-ups") },
    { name: i18n.t("Sync"), what: i18n.t("Between your devices, with a key that only those devices hold") },
    { name: i18n.t("Email protection"), what: i18n.t("Email addresses to give out, trackers stripped out") },
    {
      name: brand.chat,
      what: i18n.t("Several AI models, without an account, and without passing on your IP address"),
      ai: true,
    },
    ...proServices().map(({ title, what }) => ({ name: title, what, isPro: true as const })),
  ];
}

export function FreeAndPro({ ai }: Pick<Frame, "ai">) {
  const rows = services()
    .filter((service) => ai || !service.ai)
    .map(({ name, what, isPro }) => ({
      key: name,
      head: (
        <>
          {name}
          <small>{what}</small>
        </>
      ),
      cells: [<YesNo key="free" yes={!isPro} />, <YesNo key="pro" yes />],
    }));
  return (
    <Band tone="surface-alt">
      <div className="split">
        <div className="say">
          <h2>{i18n.t("Free and Pro compared")}</h2>
          <p className="soft">{i18n.t("Free products stay free. Pro costs money, and pays for them too.")}</p>
        </div>
        <div className={styles.compared}>
          <DataTable
            label={i18n.t("Products in Free and in Pro")}
            columns={[i18n.t("What you get"), i18n.t("Free"), i18n.t("Pro")]}
            rows={rows}
            stacked
          />
        </div>
      </div>
    </Band>
  );
}
