import { LinkButton } from "../../../../client/components/button.tsx";
import { PrintButton } from "../../../../client/flow/print-button.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import type { Payment } from "../../../contract/subscription/details.ts";
import { formatPrice } from "../../../contract/subscription/prices.ts";
import { Fact, FactList, MomentFact } from "../../../product/fact-list.tsx";

interface ReceiptProps {
  readonly theme: Theme;
  readonly payment: Payment;
  /** By which we find the account's payments. */
  readonly reference: string;
  /** Where the list of payments is. */
  readonly back: string;
}

/** One payment on a sheet. In print it keeps its first list, which therefore says everything. */
export function Receipt({ theme, payment, reference, back }: ReceiptProps) {
  const { number, at, from, until, billingPeriod, amount, net, tax, currency, refundedAt } = payment;
  const money = (text: string) => formatPrice({ amount: text, currency });
  return (
    <TaskScreen
      title={i18n.t("Receipt {number}", { number })}
      lead={i18n.t("For {pro}, from {brand}", { pro: brand.pro, brand: brand.name })}
      illustration="tally"
      theme={theme}
    >
      <FactList>
        <MomentFact name={i18n.t("Paid on")} at={at} />
        <Fact name={i18n.t("Product", {}, { comment: "On a receipt: what was paid for" })}>
          {billingPeriod === "yearly"
            ? i18n.t("{pro}, yearly plan", { pro: brand.pro })
            : i18n.t("{pro}, monthly plan", { pro: brand.pro })}
        </Fact>
        <MomentFact name={i18n.t("Paid for from")} at={from} />
        {refundedAt === undefined && <MomentFact name={i18n.t("Paid for until")} at={until} />}
        <Fact name={i18n.t("Price without tax")}>{money(net)}</Fact>
        <Fact name={i18n.t("Tax")} note={taxNote()}>
          {money(tax)}
        </Fact>
        <Fact name={i18n.t("Total paid")}>{money(amount)}</Fact>
        {refundedAt !== undefined && <Fact name={i18n.t("Refunded in full")}>{momentWords(refundedAt)}</Fact>}
        <Fact name={i18n.t("Payment reference")}>{reference}</Fact>
        <Fact name={i18n.t("Questions")}>{brand.email.help}</Fact>
      </FactList>
      <div className="acts">
        <PrintButton>{i18n.t("Print receipt")}</PrintButton>
        <LinkButton variant="line" href={back}>
          {i18n.t("All payments")}
        </LinkButton>
      </div>
    </TaskScreen>
  );
}

function taxNote(): string {
  return i18n.t(
    "Demonstration: the tax is an example and no card was charged. A real receipt states the tax of your country.",
  );
}
