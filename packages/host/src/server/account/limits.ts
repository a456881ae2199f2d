import type { Host } from '../host.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';

const MINUTE = 60_000;

export interface AccountLimits {
  /** By email address; a right password forgives. Also asked for before a signed-in customer's password is changed. */
  login: RateLimit;
  /** Mails with a link. */
  recover: RateLimit;
  register: RateLimit;
}

/** How often the account's forms may be tried (by account, by address, and both), before they ask for patience. */
export function accountLimits({ store, now }: Pick<Host, 'store' | 'now'>): AccountLimits {
  const windowMs = 10 * MINUTE;
  return {
    login: createRateLimit(store, 'login', { tries: 10, perSubject: 50, perAddress: 300, windowMs }, now),
    recover: createRateLimit(store, 'recover', { tries: 5, perSubject: 10, perAddress: 100, windowMs }, now),
    register: createRateLimit(store, 'register', { tries: 10, perSubject: 20, perAddress: 100, windowMs }, now),
  };
}
