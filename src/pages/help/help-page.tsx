import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { page } from "../../render/page.ts";
import { factOf } from "../../session/flash.ts";
import { HelpForm, type HelpResult, helpTitle, topicAsked } from "./help-form.tsx";
import { ownContract, ownRefund } from "./own-contract.ts";

export const helpPage = page({
  title: () => i18n.t("Help and contact"),
  description: () =>
    i18n.t("Write to {brand} without an account, or find the email address for your question.", { brand: brand.name }),
  vary: ({ contactUrl }) => ({ contactUrl }),
  load: async (c, result: HelpResult | null) => {
    const fact = result ? null : await factOf(c);
    const asked = topicAsked(c.var.visit.url.searchParams, result);
    if (!fact && !asked) return null;
    const contract = asked === "withdrawal" && !fact ? await ownContract(c) : null;
    const refund = asked === "subscription" && !fact ? await ownRefund(c) : null;
    return { fact, asked, contract, refund, title: helpTitle(fact, asked), now: Date.now() };
  },
  body: ({ theme, contactUrl, data, result }) => (
    <HelpForm
      theme={theme}
      contactUrl={contactUrl}
      fact={data?.fact ?? null}
      asked={data?.asked ?? null}
      contract={data?.contract ?? null}
      refund={data?.refund ?? null}
      now={data?.now ?? 0}
      result={result}
    />
  ),
});
