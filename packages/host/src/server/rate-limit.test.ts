import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from '../store/open.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

const from = (ip: string) => ({ ip }) as FastifyRequest;
let dir: string;
let store: Store;
let time = 0;
const now = () => time;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-limits-'));
  store = await openStore(dir);
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

test('a restart forgives nobody', async () => {
  const rules = { tries: 1, windowMs: 1000 };
  await createRateLimit(store, 'login', rules, now).take(from('a'), 'x');
  await store.close();
  store = await openStore(dir);
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

test('what turned out well does not count, but for the address', async () => {
  const limit = createRateLimit(store, 'login', { tries: 2, perSubject: 2, perAddress: 3, windowMs: 1000 }, now);
  await taken(limit, [
    ['a', 'x'],
    ['a', 'x'],
  ]);
  expect(await limit.isSpent(from('a'), 'x')).toBe(true);
  await limit.forgive(from('a'), 'x');
  expect(await limit.isSpent(from('a'), 'x')).toBe(false);
  expect(
    await taken(limit, [
      ['a', 'x'],
      ['a', 'x'],
    ]),
  ).toEqual([true, false]);
});

test('the table names nobody, and what is over leaves it', async () => {
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
