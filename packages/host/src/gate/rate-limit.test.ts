import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sweepTries } from '../shop/tries/sweep-tries.ts';
import type { Store } from '../store/open.ts';
import { openTestStore } from '../store/test-store.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

const from = (ip: string) => ({ ip }) as FastifyRequest;
let dir: string;
let store: Store;
let time = 0;
const now = () => time;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-limits-'));
  store = await openTestStore(dir);
  time = 0;
});
afterEach(async () => {
  await store.close();
  await rm(dir, { recursive: true, force: true });
});

const taken = async (limit: RateLimit, tries: [ip: string, subject: string][]) => {
  const answers: boolean[] = [];
  for (const [ip, subject] of tries) answers.push(await limit.take(from(ip), subject));
  return answers;
};

test('so many tries for each address and subject, then a pause', async () => {
  const limit = createRateLimit(store, 'login', { tries: 2, windowMs: 1000 }, now);
  expect(
    await taken(limit, [
      ['a', 'x'],
      ['a', 'x'],
      ['a', 'x'],
      ['a', 'y'],
      ['b', 'x'],
    ]),
  ).toEqual([true, true, false, true, true]);
  await expect(limit.count(from('a'), 'x')).rejects.toMatchObject({ statusCode: 429 });
  time = 1000;
  expect(await limit.take(from('a'), 'x')).toBe(true);
});

test('attempts are still counted after a restart', async () => {
  const rules = { tries: 1, windowMs: 1000 };
  await createRateLimit(store, 'login', rules, now).take(from('a'), 'x');
  await store.close();
  store = await openTestStore(dir);
  expect(await createRateLimit(store, 'login', rules, now).take(from('a'), 'x')).toBe(false);
  expect(await createRateLimit(store, 'recover', rules, now).take(from('a'), 'x')).toBe(true);
});

test('many addresses at one account, and one address at many accounts', async () => {
  const rules = { tries: 5, perSubject: 2, perAddress: 3, windowMs: 1000 };
  const limit = createRateLimit(store, 'login', rules, now);
  expect(
    await taken(limit, [
      ['a', 'x'],
      ['b', 'x'],
      ['c', 'x'],
      ['a', 'y'],
      ['a', 'z'],
      ['a', 'w'],
    ]),
  ).toEqual([true, true, false, true, true, false]);
});

test('two at once are two', async () => {
  const limit = createRateLimit(store, 'login', { tries: 3, windowMs: 1000 }, now);
  const answers = await Promise.all(Array.from({ length: 8 }, () => limit.take(from('a'), 'x')));
  expect(answers.filter(Boolean)).toHaveLength(3);
});

test('500 at once are 20, also those of two processes on one database', { tags: ['scale-6'] }, async () => {
  const other = await openTestStore(dir);
  const limits = [store, other].map((each) => createRateLimit(each, 'code', { tries: 20, windowMs: 1000 }, now));
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, index) => limits[index % 2]?.take(from('a'), 'x') ?? false),
  );
  await other.close();
  expect(answers.filter(Boolean)).toHaveLength(20);
});

test('a refused attempt writes nothing and increments no counter', async () => {
  const limit = createRateLimit(store, 'login', { tries: 1, perSubject: 5, perAddress: 9, windowMs: 1000 }, now);
  await limit.take(from('a'), 'x');
  const write = vi.spyOn(store, 'write');
  expect(await taken(limit, Array(20).fill(['a', 'x']))).toEqual(Array(20).fill(false));
  expect(write).not.toHaveBeenCalled();
  expect(
    await taken(
      limit,
      ['b', 'c', 'd', 'e', 'f'].map((ip): [string, string] => [ip, 'x']),
    ),
  ).toEqual([true, true, true, true, false]);
});

test('a try that was right is given back, and no other', async () => {
  const limit = createRateLimit(store, 'code', { tries: 2, perSubject: 2, perAddress: 2, windowMs: 1000 }, now);
  for (let count = 0; count < 5; count += 1) {
    expect(await limit.take(from('a'), 'x')).toBe(true);
    await limit.refund(from('a'), 'x');
  }
  expect(await taken(limit, Array(3).fill(['a', 'x']))).toEqual([true, true, false]);
  await limit.refund(from('a'), 'x');
  expect(await taken(limit, Array(2).fill(['a', 'x']))).toEqual([true, false]);
});

test('several guesses in one request are several tries', async () => {
  const limit = createRateLimit(store, 'code', { tries: 20, windowMs: 1000 }, now);
  expect(await limit.take(from('a'), 'x', 15)).toBe(true);
  expect(await limit.take(from('a'), 'x', 6)).toBe(false);
  expect(await limit.take(from('a'), 'x', 5)).toBe(true);
  await expect(limit.count(from('a'), 'x', 1)).rejects.toMatchObject({ statusCode: 429 });
});

test('a right attempt resets its own counter, but not those of other addresses or subjects', async () => {
  const limit = createRateLimit(store, 'login', { tries: 2, perSubject: 3, perAddress: 4, windowMs: 1000 }, now);
  await taken(limit, [
    ['b', 'x'],
    ['a', 'x'],
    ['a', 'x'],
  ]);
  await limit.forgive(from('a'), 'x');
  expect(
    await taken(limit, [
      ['a', 'x'],
      ['a', 'x'],
      ['c', 'x'],
    ]),
  ).toEqual([true, true, false]);
  expect(
    await taken(limit, [
      ['a', 'y'],
      ['a', 'z'],
    ]),
  ).toEqual([true, false]);
});

test('tries become slow and do not end: the next after 1, then 2, then 4, then at most 5', async () => {
  const slowing = { firstMs: 1000, longestMs: 5000, forgottenMs: 60_000 };
  const limit = createRateLimit(store, 'login', { tries: 9, perSubject: 2, windowMs: 1000, slowing }, now);
  const next = async () => (await limit.take(from(String(time)), 'x')) || `wait at ${time}`;
  expect([await next(), await next(), await next()]).toEqual([true, true, 'wait at 0']);
  for (const wait of [1000, 2000, 4000, 5000, 5000]) {
    time += wait - 1;
    expect(await next()).toBe(`wait at ${time}`);
    time += 1;
    const answers = await Promise.all(['a', 'b', 'c'].map((ip) => limit.take(from(ip), 'x')));
    expect(answers.filter(Boolean)).toHaveLength(1);
  }
  time += 60_000;
  expect([await next(), await next(), await next()]).toEqual([true, true, `wait at ${time}`]);
});

test('a clock that was ahead for a moment blocks nobody', async () => {
  const slowing = { firstMs: 1000, longestMs: 5000, forgottenMs: 60_000 };
  const limits = [
    createRateLimit(store, 'payment', { tries: 1, windowMs: 1000 }, now),
    createRateLimit(store, 'login', { tries: 1, windowMs: 1000, slowing }, now),
  ];
  for (const limit of limits) {
    time = 31 * 86_400_000;
    expect(await taken(limit, Array(2).fill(['a', 'x']))).toEqual([true, false]);
    time = 0;
    expect(await taken(limit, Array(2).fill(['a', 'x']))).toEqual([true, false]);
  }
});

test('requests that arrive together are counted in whatever order they are written', async () => {
  const slowing = { firstMs: 1000, longestMs: 5000, forgottenMs: 60_000 };
  for (const rules of [
    { tries: 1, windowMs: 1000 },
    { tries: 1, windowMs: 1000, slowing },
  ]) {
    const limit = createRateLimit(store, `order ${'slowing' in rules}`, rules, now);
    time = 100;
    expect(await limit.take(from('a'), 'x')).toBe(true);
    time = 99;
    expect(await limit.take(from('a'), 'x')).toBe(false);
    await sweepTries(store, new Date(time));
    expect(await limit.take(from('a'), 'x')).toBe(false);
  }
});

test('the networks of IPv6 count as one address', async () => {
  const limit = createRateLimit(store, 'login', { tries: 1, windowMs: 1000 }, now);
  expect(
    await taken(limit, [
      ['2001:db8::1', 'x'],
      ['2001:db8::2', 'x'],
    ]),
  ).toEqual([true, false]);
});

test('the table holds no personal data, and expired rows are deleted', async () => {
  const limit = createRateLimit(store, 'login', { tries: 2, windowMs: 1000 }, now);
  await limit.take(from('203.0.113.9'), 'ada@example.com');
  const rows = await store.db.selectFrom('rate_limits').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/ada|203/);
  time = 2000;
  await Promise.all(Array.from({ length: 499 }, (_, index) => limit.take(from('b'), `s${index}`)));
  const left = await store.db.selectFrom('rate_limits').select('key').execute();
  expect(left.map(({ key }) => key)).not.toContain(rows[0]?.key);
  expect(left).toHaveLength(499);
});

test('the sweep takes away what is over, and what was written while the clock was ahead', async () => {
  const limit = createRateLimit(store, 'login', { tries: 2, windowMs: 1000 }, now);
  for (time of [0, 5000, 40 * 86_400_000]) await limit.take(from(String(time)), 'x');
  time = 5500;
  expect(await sweepTries(store, new Date(time))).toBe(2);
  expect(await store.db.selectFrom('rate_limits').select('until').execute()).toEqual([{ until: 6000 }]);
});
