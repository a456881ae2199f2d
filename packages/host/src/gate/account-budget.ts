import type { FastifyRequest } from 'fastify';
import type { Id } from '../shop/types.ts';
import { createAddressBudget } from './address-budget.ts';
import type { BudgetRules } from './budget.ts';
import type { Budgets } from './budgets.ts';

/** Log-ins and changes of one customer: a day of work on an account is some dozens, a program that fills the log makes thousands. */
export const BY_CUSTOMER = { perMinute: 120, perDay: 2000 } satisfies BudgetRules;
/** Of all customers at one address: a large office that logs in at the same time, and a day's share of it. */
export const BY_ADDRESS = { perMinute: 300, perDay: 5000 } satisfies BudgetRules;

/** How often signed-in customers may do what writes a line of the audit log. */
export interface AccountBudget {
  /** Counts one for a customer and for the address of the request. False, and nothing is counted, once one of them has none left. */
  take(request: Pick<FastifyRequest, 'ip'>, customer: Id): boolean;
  /** How many customers and addresses are counted, and how often one was refused since the start. */
  figures(): Record<string, number>;
}

/**
 * Budget for log-ins with the right password and for changes of an account. Wrong passwords are counted elsewhere, so that an attacker
 * cannot use up the owner's budget. Log-outs are not counted: each ends a session that a log-in began.
 */
export function createAccountBudget(budgets: Budgets): AccountBudget {
  const customers = budgets('account changes of a customer', BY_CUSTOMER);
  const addresses = createAddressBudget(budgets('account changes', BY_ADDRESS));
  return {
    take: ({ ip }, customer) => !addresses.isSpent(ip) && customers.take(String(customer)) && addresses.take(ip),
    figures: () => ({
      customers: customers.figures().kept,
      addresses: addresses.figures().addresses ?? 0,
      refused: customers.figures().refused + (addresses.figures().refused ?? 0),
    }),
  };
}
