import type { BudgetRules } from '../budget.ts';

/** New bags of one address: an office or a mobile network has one for everybody, a machine that fills the disk makes thousands. */
const PER_MINUTE = 120;
/** A day's share of minutes at that rate. */
const MINUTES_A_DAY = 40;

/** How many new bags an address may start; `perMinute` where the merchant says so. */
export function newCartRules(perMinute = PER_MINUTE): BudgetRules {
  return { perMinute, perDay: perMinute * MINUTES_A_DAY };
}
