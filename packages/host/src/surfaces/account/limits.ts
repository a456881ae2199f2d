import type { Host } from '../../gate/host.ts';
import { createRateLimit, type RateLimit } from '../../gate/rate-limit.ts';
import type { Slowing } from '../../shop/tries/count-tries.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface AccountLimits {
  /**
   * Passwords from unknown devices, by email address; and current passwords entered by a signed-in customer. A right password resets the
   * count.
   */
  login: RateLimit;
  /** Passwords from a device its owner has signed in on before, by device and email address. */
  device: RateLimit;
  /** Requests for a mail with a link. Not counted by email address: an attacker must not use up the owner's requests. */
  recover: RateLimit;
  register: RateLimit;
  /** New accounts and mails with a link that one network address may request in a day: each mail goes to somebody who may not expect it. */
  mailsADay: RateLimit;
}

/** Password guesses at an account from unknown devices: one an hour in the end. */
const STRANGERS: Slowing = { firstMs: MINUTE, longestMs: HOUR, forgottenMs: DAY };
const OWNERS: Slowing = { firstMs: MINUTE / 6, longestMs: 15 * MINUTE, forgottenMs: DAY };

/** How often the account's forms may be tried (by account, by address, and both), before they become slow or ask for patience. */
export function accountLimits({ store, now }: Pick<Host, 'store' | 'now'>): AccountLimits {
  const windowMs = 10 * MINUTE;
  const limit = (name: string, rules: Omit<Parameters<typeof createRateLimit>[2], 'windowMs'>) =>
    createRateLimit(store, name, { ...rules, windowMs }, now);
  return {
    login: limit('login', { tries: 10, perSubject: 50, perAddress: 300, slowing: STRANGERS }),
    device: limit('device', { tries: 10, perSubject: 10, slowing: OWNERS }),
    recover: limit('recover', { tries: 5, perAddress: 100 }),
    register: limit('register', { tries: 10, perAddress: 100 }),
    mailsADay: createRateLimit(store, 'account-mails', { tries: 300, windowMs: DAY }, now),
  };
}
