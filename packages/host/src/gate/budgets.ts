import type { Clock } from '../store/clock.ts';
import type { Store } from '../store/open.ts';
import { type Budget, type BudgetRules, createBudget } from './budget.ts';
import { createSharedBudgets } from './shared-budgets.ts';

/** Makes the budget of a name. */
export type Budgets = (name: string, rules: BudgetRules) => Budget;

/** The budgets of a shop: counted in memory where one process serves it, else by all its processes together. */
export function createBudgets(store: Store, clock: Clock): Budgets {
  if (store.engine === 'sqlite') return (_name, rules) => createBudget(rules);
  return createSharedBudgets({ store, now: clock.now }).of;
}
