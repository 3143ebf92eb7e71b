import { Badge } from "../../../../client/components/badge.tsx";
import type { IconName } from "../../../../client/components/icon.tsx";
import { type StatusWords, statusWords, trialBadge } from "../../../contract/subscription/manage-words.ts";
import type { SubscriptionStatus } from "../../../contract/subscription/subscription.ts";

/** None where nothing runs well and nothing is wrong: cancelled, ended. */
const icons: Readonly<Record<StatusWords["tone"], IconName | null>> = {
  success: "check",
  accent: "alert",
  plain: null,
};

/** How a subscription stands, in a word or two. */
export function StatusBadge({ status, isTrial }: { readonly status: SubscriptionStatus; readonly isTrial: boolean }) {
  const { tone, badge } = statusWords()[status];
  const icon = icons[tone];
  return (
    <Badge tone={tone} {...(icon && { icon })}>
      {isTrial && status === "Auto-Renewable" ? trialBadge() : badge}
    </Badge>
  );
}
