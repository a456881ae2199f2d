import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Store } from '../store/open.ts';
import type { Tx } from '../store/writer.ts';
import { RequestError } from './errors.ts';

export interface RateLimit {
  /** Counts one try at `subject` (an email address, a checkout). False once the tries are used up. */
  take(request: FastifyRequest, subject: string): Promise<boolean>;
  /** As `take`, and throws the 429 answer. */
  count(request: FastifyRequest, subject: string): Promise<void>;
  /** Whether the tries are used up; counts none. For what only counts when it fails. */
  isSpent(request: FastifyRequest, subject: string): Promise<boolean>;
  /** The tries at a subject turned out well: they do not count. */
  forgive(request: FastifyRequest, subject: string): Promise<void>;
}

export interface RateLimitRules {
  /** Tries of one address at one subject. */
  tries: number;
  /** Tries of all addresses together at one subject: many machines that guess one password. */
  perSubject?: number;
  /** Tries of one address at all subjects together: one machine that tries many people. An office has one address. */
  perAddress?: number;
  windowMs: number;
}

/** Rows kept at most; strangers must not fill the disk. */
const MAX_KEPT = 100_000;
/** So many tries are counted between two looks for what is over. */
const SWEEP_EVERY = 500;

/** What the tries of a request are counted under, with the most there may be. Hashed: the table names nobody. */
function counters(name: string, rules: RateLimitRules, ip: string, subject: string): { key: string; most: number }[] {
  const { tries, perSubject, perAddress } = rules;
  const key = (...parts: string[]) =>
    createHash('sha256')
      .update(JSON.stringify([name, ...parts]))
      .digest('base64url')
      .slice(0, 22);
  return [
    { key: key('both', ip, subject), most: tries },
    ...(perSubject === undefined ? [] : [{ key: key('subject', subject), most: perSubject }]),
    ...(perAddress === undefined ? [] : [{ key: key('address', ip), most: perAddress }]),
  ];
}

/**
 * Counts tries in windows of time, in the database: a restart forgives nobody. For passwords, mails, payments and codes.
 * `now` in ms.
 */
export function createRateLimit(
  store: Store,
  name: string,
  rules: RateLimitRules,
  now: () => number = Date.now,
): RateLimit {
  let taken = 0;
  const of = (request: FastifyRequest, subject: string) => counters(name, rules, request.ip, subject);

  async function isSpent(counted: { key: string; most: number }[]): Promise<boolean> {
    const rows = await store.db
      .selectFrom('rate_limits')
      .where(
        'key',
        'in',
        counted.map(({ key }) => key),
      )
      .where('until', '>', now())
      .selectAll()
      .execute();
    return counted.some(({ key, most }) => (rows.find((row) => row.key === key)?.tries ?? 0) >= most);
  }

  const limit: RateLimit = {
    async take(request, subject) {
      const counted = of(request, subject);
      // Without a write: who is refused costs the disk nothing.
      if (await isSpent(counted)) return false;
      const time = now();
      const until = time + rules.windowMs;
      taken += 1;
      return store.write(async (tx) => {
        if (taken % SWEEP_EVERY === 0) await sweep(tx, time);
        let isLeft = true;
        for (const { key, most } of counted) {
          const { tries } = await tx
            .insertInto('rate_limits')
            .values({ key, tries: 1, until })
            .onConflict((conflict) =>
              conflict.column('key').doUpdateSet((eb) => ({
                tries: eb
                  .case()
                  .when('rate_limits.until', '<=', time)
                  .then(1)
                  .else(eb('rate_limits.tries', '+', 1))
                  .end(),
                until: eb
                  .case()
                  .when('rate_limits.until', '<=', time)
                  .then(until)
                  .else(eb.ref('rate_limits.until'))
                  .end(),
              })),
            )
            .returning('tries')
            .executeTakeFirstOrThrow();
          if (tries > most) isLeft = false;
        }
        return isLeft;
      });
    },
    async count(request, subject) {
      if (!(await limit.take(request, subject))) throw tooMany();
    },
    isSpent: (request, subject) => isSpent(of(request, subject)),
    async forgive(request, subject) {
      // Those of the address stay: one account of one's own must not pay for tries at others.
      const keys = of(request, subject).map(({ key }) => key);
      if (rules.perAddress !== undefined) keys.pop();
      await store.write((tx) => tx.deleteFrom('rate_limits').where('key', 'in', keys).execute());
    },
  };
  return limit;
}

export const tooMany = () => new RequestError(429, 'Too many tries. Please wait a few minutes and try again.');

/** Takes away what is over, and where strangers made more than fits, what would be over first. */
async function sweep(tx: Tx, time: number): Promise<void> {
  await tx.deleteFrom('rate_limits').where('until', '<=', time).execute();
  const { count } = await tx
    .selectFrom('rate_limits')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count <= MAX_KEPT) return;
  await tx
    .deleteFrom('rate_limits')
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('rate_limits')
        .select('key')
        .orderBy('until')
        .limit(count - MAX_KEPT),
    )
    .execute();
}
