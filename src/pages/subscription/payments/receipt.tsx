import { LinkButton } from "../../../../client/components/button.tsx";
import { PrintButton } from "../../../../client/flow/print-button.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { brand } from "../../../contract/brand.ts";
import { momentWords } from "../../../contract/day-words.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import type { Payment } from "../../../contract/subscription/details.ts";
import { periodWords } from "../../../contract/subscription/payment-terms.ts";
import { formatPrice } from "../../../contract/subscription/prices.ts";
import { Fact, FactList, MomentFact } from "../fact-list.tsx";

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
      title={`Receipt ${number}`}
      lead={`For ${brand.pro}, from ${brand.name}`}
      illustration="tally"
      theme={theme}
    >
      <FactList>
        <MomentFact name="Paid on" at={at} />
        <Fact name="For">{`${brand.pro}, ${periodWords[billingPeriod].plan.toLowerCase()}`}</Fact>
        <MomentFact name="Paid for from" at={from} />
        <MomentFact name="Paid for until" at={until} />
        <Fact name="Price without tax">{money(net)}</Fact>
        <Fact name="Tax" note={taxNote}>
          {money(tax)}
        </Fact>
        <Fact name="Total paid">{money(amount)}</Fact>
        {refundedAt !== undefined && <Fact name="Refunded in full">{momentWords(refundedAt)}</Fact>}
        <Fact name="Payment reference">{reference}</Fact>
        <Fact name="Questions">{brand.email.help}</Fact>
      </FactList>
      <div className="acts">
        <PrintButton>Print receipt</PrintButton>
        <LinkButton variant="line" href={back}>
          All payments
        </LinkButton>
      </div>
    </TaskScreen>
  );
}

const taxNote =
  "Demonstration: the tax is an example and no card was charged. A real receipt states the tax of your country.";
