import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Store } from '../store/open.ts';
import type { Tx } from '../store/writer.ts';
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

/** Once the tries are used up, one more is let through after `firstMs`, the next after twice as long, and so on. All ms. */
export interface Slowing {
  firstMs: number;
  longestMs: number;
  /** Nothing is remembered so long after the last try; at most a day. */
  forgottenMs: number;
}

interface Counter {
  key: string;
  most: number;
  /** How long a row is stored. A row that would be stored longer was written while the clock was ahead, and blocks nobody. */
  lifetimeMs: number;
  slowing?: Slowing;
}

/** `until` and `next_at` in ms since 1970: when the row is over, and when the next try is let through although the tries are used up. */
interface Row {
  key: string;
  tries: number;
  until: number;
  next_at: number;
}

/** ms */
const DAY = 86_400_000;
/** ms a row may seem to come from the future: requests that arrived together are written in another order, and clocks differ. */
const AHEAD = 60_000;
/** Most rows stored; anonymous attempts must not fill the disk. */
export const MAX_COUNTERS = 100_000;
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

/** The row at `time`; null where it has expired, or was written while the clock was ahead. */
function standing(row: Row | undefined, { lifetimeMs }: Counter, time: number): Row | null {
  return row !== undefined && row.until > time && row.until <= time + lifetimeMs + AHEAD ? row : null;
}

function isOpen(row: Row | null, { most, slowing }: Counter, weight: number, time: number): boolean {
  if (row === null || row.tries + weight <= most) return true;
  return slowing !== undefined && row.next_at <= time;
}

/** The row after a try. */
function counted(row: Row | null, { key, most, lifetimeMs, slowing }: Counter, weight: number, time: number): Row {
  const tries = (row?.tries ?? 0) + weight;
  const over = Math.min(tries - most, 40);
  return {
    key,
    tries,
    until: row === null || slowing !== undefined ? time + lifetimeMs : row.until,
    next_at: slowing === undefined || over < 0 ? 0 : time + Math.min(slowing.firstMs * 2 ** over, slowing.longestMs),
  };
}

/**
 * Counts attempts in the database, so that they survive a restart and several processes count together. For passwords, mails, payments and
 * codes. `now` in ms since 1970.
 */
export function createRateLimit(
  store: Store,
  name: string,
  rules: RateLimitRules,
  now: () => number = Date.now,
): RateLimit {
  let taken = 0;
  const of = (request: Client, subject: string) => countersOf(name, rules, request.ip, subject);

  async function rowsOf(db: Tx, counters: Counter[], time: number): Promise<[Counter, Row | null][]> {
    const rows = await db
      .selectFrom('rate_limits')
      .where(
        'key',
        'in',
        counters.map(({ key }) => key),
      )
      .selectAll()
      .execute();
    return counters.map((counter) => [
      counter,
      standing(
        rows.find((row) => row.key === counter.key),
        counter,
        time,
      ),
    ]);
  }
  const areOpen = (rows: [Counter, Row | null][], weight: number, time: number) =>
    rows.every(([counter, row]) => isOpen(row, counter, weight, time));

  const limit: RateLimit = {
    async take(request, subject, weight = 1) {
      const { both, subject: all, address } = of(request, subject);
      const counters = [both, all, address].filter((counter) => counter !== null);
      const time = now();
      // Without a write: a refused attempt costs the disk nothing.
      if (!areOpen(await rowsOf(store.db, counters, time), weight, time)) return false;
      taken += 1;
      return store.write(async (tx) => {
        if (taken % SWEEP_EVERY === 0) await sweep(tx, time);
        const rows = await rowsOf(tx, counters, time);
        // Those that arrived together all found it open: here they are one after the other.
        if (!areOpen(rows, weight, time)) return false;
        await tx
          .insertInto('rate_limits')
          .values(rows.map(([counter, row]) => counted(row, counter, weight, time)))
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet((eb) => ({
              tries: eb.ref('excluded.tries'),
              until: eb.ref('excluded.until'),
              next_at: eb.ref('excluded.next_at'),
            })),
          )
          .execute();
        return true;
      });
    },
    async count(request, subject, weight) {
      if (!(await limit.take(request, subject, weight))) throw tooMany();
    },
    async refund(request, subject, weight = 1) {
      const keys = Object.values(of(request, subject)).flatMap((counter) => (counter === null ? [] : [counter.key]));
      await store.write((tx) => lower(tx, keys, weight));
    },
    async forgive(request, subject) {
      const { both, subject: all, address } = of(request, subject);
      await store.write(async (tx) => {
        const own = await tx.selectFrom('rate_limits').where('key', '=', both.key).select('tries').executeTakeFirst();
        await tx.deleteFrom('rate_limits').where('key', '=', both.key).execute();
        if (own && all) await lower(tx, [all.key], own.tries);
        // Of the address's attempts only the right one is refunded: having an account of one's own must not pay for attempts at others.
        if (address) await lower(tx, [address.key], 1);
      });
    },
  };
  return limit;
}

export const tooMany = () => new RequestError(429, 'Too many tries. Please wait a few minutes and try again.');

async function lower(tx: Tx, keys: string[], by: number): Promise<void> {
  await tx
    .updateTable('rate_limits')
    .set((eb) => ({ tries: eb.fn<number>('max', [eb.val(0), eb('tries', '-', by)]) }))
    .where('key', 'in', keys)
    .execute();
}

/** Deletes expired counters, and above `MAX_COUNTERS` those that expire first. Returns how many. */
export function sweepRateLimits(store: Store, now: Date): Promise<number> {
  return store.write((tx) => sweep(tx, now.getTime()));
}

async function sweep(tx: Tx, time: number): Promise<number> {
  const over = await tx
    .deleteFrom('rate_limits')
    .where((eb) => eb.or([eb('until', '<=', time), eb('until', '>', time + DAY + AHEAD)]))
    .executeTakeFirstOrThrow();
  const { count } = await tx
    .selectFrom('rate_limits')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count <= MAX_COUNTERS) return Number(over.numDeletedRows);
  const surplus = await tx
    .deleteFrom('rate_limits')
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('rate_limits')
        .select('key')
        .orderBy('until')
        .limit(count - MAX_COUNTERS),
    )
    .executeTakeFirstOrThrow();
  return Number(over.numDeletedRows + surplus.numDeletedRows);
}
