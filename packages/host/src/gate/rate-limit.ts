import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  areOpen,
  type Counter,
  countTries,
  forgiveTries,
  giveBackTries,
  type Slowing,
} from '../shop/tries/count-tries.ts';
import { sweepTries } from '../shop/tries/sweep-tries.ts';
import type { Store } from '../store/open.ts';
import { clientOf } from './client-of.ts';
import { RequestError } from './errors.ts';

/** The client of an attempt: a request, or anything with an address. */
type Client = Pick<FastifyRequest, 'ip'>;

/**
 * Attempts are counted before the work they allow and refunded where the attempt was right, so that simultaneous requests are counted one
 * by one.
 */
export interface RateLimit {
  /** Counts one try, or `weight` of them, at `subject` (an email address, a checkout). False, and nothing is counted, once the tries are used up. */
  take(request: Client, subject: string, weight?: number): Promise<boolean>;
  /** As `take`, and throws the 429 answer. */
  count(request: Client, subject: string, weight?: number): Promise<void>;
  /** The try just taken was right: it does not count. */
  refund(request: Client, subject: string, weight?: number): Promise<void>;
  /** The one who tries is the one who may: all tries of this address at the subject do not count. Those of other addresses stay. */
  forgive(request: Client, subject: string): Promise<void>;
}

export interface RateLimitRules {
  /** Tries of one address at one subject. */
  tries: number;
  /** Tries of all addresses together at one subject: many machines that guess one password. */
  perSubject?: number;
  /** Tries of one address at all subjects together: one machine that tries many people. An office has one address. */
  perAddress?: number;
  /** The tries are back this long after the first of them; at most a day. */
  windowMs: number;
  /** Tries at a subject do not end but become slow. Tries of one address at all subjects keep to `windowMs`. */
  slowing?: Slowing;
}

/** Attempts counted between two sweeps of expired counters. */
const SWEEP_EVERY = 500;

/** The keys that a request's attempts are counted under, each with its maximum. Hashed, so that the table holds no personal data. */
function countersOf(name: string, rules: RateLimitRules, ip: string, subject: string) {
  const { tries, perSubject, perAddress, windowMs, slowing } = rules;
  const address = clientOf(ip);
  const lifetimeMs = slowing?.forgottenMs ?? windowMs;
  const key = (...parts: string[]) =>
    createHash('sha256')
      .update(JSON.stringify([name, ...parts]))
      .digest('base64url')
      .slice(0, 22);
  return {
    both: { key: key('both', address, subject), most: tries, lifetimeMs, slowing } satisfies Counter,
    subject:
      perSubject === undefined
        ? null
        : ({ key: key('subject', subject), most: perSubject, lifetimeMs, slowing } satisfies Counter),
    address:
      perAddress === undefined
        ? null
        : ({ key: key('address', address), most: perAddress, lifetimeMs: windowMs } satisfies Counter),
  };
}

/**
 * Counts attempts in the database, so that they survive a restart and all processes and machines count together. For passwords, mails,
 * payments and codes. `now` in ms since 1970, of the clock that they agree on.
 */
export function createRateLimit(
  store: Store,
  name: string,
  rules: RateLimitRules,
  now: () => number = Date.now,
): RateLimit {
  let taken = 0;
  const of = (request: Client, subject: string) => countersOf(name, rules, request.ip, subject);
  const allOf = (request: Client, subject: string): Counter[] =>
    Object.values(of(request, subject)).filter((counter) => counter !== null);

  const limit: RateLimit = {
    async take(request, subject, weight = 1) {
      const counters = allOf(request, subject);
      const tried = { weight, time: now() };
      // Without a write: a refused attempt costs the disk nothing.
      if (!(await areOpen(store.db, counters, tried))) return false;
      taken += 1;
      if (taken % SWEEP_EVERY === 0) await sweepTries(store, new Date(tried.time));
      // Those that arrived together all found it open: here they are one after the other.
      return countTries(store, counters, tried);
    },
    async count(request, subject, weight) {
      if (!(await limit.take(request, subject, weight))) throw tooMany();
    },
    refund: (request, subject, weight = 1) => giveBackTries(store, allOf(request, subject), weight),
    forgive(request, subject) {
      const { both, subject: all, address } = of(request, subject);
      // Having an account of one's own must not pay for attempts at others.
      return forgiveTries(store, { own: both, all, address });
    },
  };
  return limit;
}

export const tooMany = () => new RequestError(429, 'Too many tries. Please wait a few minutes and try again.');
