import type { Budget } from './budget.ts';
import { clientOf } from './client-of.ts';

export interface AddressBudget {
  /** Counts one, or a whole amount, for an address. False, and nothing is counted, where it has less left. */
  take(ip: string, amount?: number): boolean;
  /** Whether an address has none left; counts none. */
  isSpent(ip: string): boolean;
  /** How many addresses are counted, and how often one was refused since the start. */
  figures(): Record<string, number>;
}

/** How often each address may do what costs the shop a row, or how many bytes it may have stored. */
export function createAddressBudget(budget: Budget): AddressBudget {
  return {
    take: (ip, amount) => budget.take(clientOf(ip), amount),
    isSpent: (ip) => budget.isSpent(clientOf(ip)),
    figures: () => {
      const { kept, refused } = budget.figures();
      return { addresses: kept, refused };
    },
  };
}
