import { type BudgetRules, createBudget } from './budget.ts';
import { clientOf } from './client-of.ts';

export interface AddressBudget {
  /** Counts one for an address. False, and nothing is counted, once it has none left. */
  take(ip: string): boolean;
  /** Whether an address has none left; counts none. */
  isSpent(ip: string): boolean;
  /** How many addresses are counted, and how often one was refused since the start. */
  figures(): Record<string, number>;
}

/** How often each address may do what costs the shop a row (`createBudget`). */
export function createAddressBudget(rules: BudgetRules, now?: () => number): AddressBudget {
  const budget = createBudget(rules, now);
  return {
    take: (ip) => budget.take(clientOf(ip)),
    isSpent: (ip) => budget.isSpent(clientOf(ip)),
    figures: () => {
      const { kept, refused } = budget.figures();
      return { addresses: kept, refused };
    },
  };
}
