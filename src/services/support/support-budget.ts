import { type Budget, refillTime, spendAll } from "../../platform/budget.ts";
import { supportBudgets } from "../mail-budgets.ts";
import { PlacedObject } from "../placed.ts";

const name = "budget";

/** What a mailbox, a domain or the help desk may still be sent; nothing of any message. */
export class SupportBudget extends PlacedObject {
  /** Takes one out of the budget; answers how many seconds to wait, 0 if there was one left. */
  async spend(scope: keyof typeof supportBudgets, now: number): Promise<number> {
    const rules = supportBudgets[scope];
    const { budgets, wait } = spendAll(this.ctx.storage.kv.get<Budget[]>(name), rules, now);
    // What is refused is not written down: a flood costs no rows.
    if (wait > 0) return wait;
    this.ctx.storage.kv.put(name, budgets);
    await this.ctx.storage.setAlarm(now + refillTime(rules));
    return 0;
  }

  /** A budget that is full again is forgotten. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
