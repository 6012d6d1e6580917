import type { Call } from '../operations/handler.ts';
import { logSecurity } from '../logging/security-log.ts';
import { BudgetExceededError, type BudgetAlarm } from './budgets.ts';

interface About {
  /** The phone number in E.164 format. */
  phone: string;
  /** The country's two-letter code, ISO 3166. */
  country: string;
}

/** Logs the budgets that reached a threshold. Call it after the transaction that spent them. */
export function logBudgetAlarms(call: Call, alarms: BudgetAlarm[], about: About): void {
  for (const alarm of alarms) logSecurity(call, { event: 'sms-budget', outcome: 'success', ...alarm, ...about });
}

/** Runs work that spends an SMS. If a budget is used up, logs that and returns undefined. */
export async function withinBudgets<T>(call: Call, about: About, spend: () => Promise<T>): Promise<T | undefined> {
  try {
    return await spend();
  } catch (error) {
    if (!(error instanceof BudgetExceededError)) throw error;
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
