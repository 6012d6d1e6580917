import type { Call } from '../operations/handler.ts';
import { logSecurity } from '../logging/security-log.ts';
import { BudgetUsedUp, type BudgetAlarm } from './budgets.ts';

interface About {
  /** E.164. */
  phone: string;
  /** Two letters, ISO 3166. */
  country: string;
}

/** Tells the operator which budgets reached a mark; after the transaction that spent them. */
export function logBudgetAlarms(call: Call, alarms: BudgetAlarm[], about: About): void {
  for (const alarm of alarms) logSecurity(call, { event: 'sms-budget', outcome: 'success', ...alarm, ...about });
}

/** Does what spends an SMS; when a budget is used up it tells the operator and gives undefined. */
export async function withinBudgets<T>(call: Call, about: About, spend: () => Promise<T>): Promise<T | undefined> {
  try {
    return await spend();
  } catch (error) {
    if (!(error instanceof BudgetUsedUp)) throw error;
    logSecurity(call, {
      event: 'sms-budget',
      outcome: 'refused',
      reason: 'budget_used_up',
      budget: error.message,
      ...about,
    });
    return undefined;
  }
}
