import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MOST_CHARACTERS, sweepFlashes } from '../shop/flashes/flash-rows.ts';
import { type Nodes, openNodes } from '../store/nodes.fixture.ts';
import { StoreError } from '../store/store-error.ts';
import { createFlashes, type Flashes } from './flash.ts';

const posted = new Map([['contact_form', { posted: true, errors: {}, values: {} }]]);
const typed = (length: number) =>
  new Map([['contact_form', { posted: false, errors: { body: ['x'] }, values: { body: 'y'.repeat(length) } }]]);

/** Too large for a cookie. */
const results = typed(4000);

const secret = randomBytes(32);
let nodes: Nodes;
let time = 0;
let flashes: Flashes;
let elsewhere: Flashes;
beforeEach(async () => {
  nodes = await openNodes();
  time = 0;
  flashes = createFlashes(nodes.stores[0], { secret, now: () => time });
  elsewhere = createFlashes(nodes.stores[1], { secret, now: () => time });
});
afterEach(() => nodes.close());

test('a result is read once, on whichever node the next page is answered', { tags: ['scale-6'] }, async () => {
  const token = await flashes.keep(results);
  expect((await elsewhere.take(token)).get('contact_form')).toEqual(results.get('contact_form'));
  expect((await flashes.take(token)).size).toBe(0);
  expect((await elsewhere.take(token)).size).toBe(0);
  expect((await flashes.take('made-up')).size).toBe(0);
  expect((await flashes.take(undefined)).size).toBe(0);
});

test('a small one is in the cookie, and no other shop or later time reads it', async () => {
  const cookie = await flashes.keep(posted);
  expect(await nodes.stores[0].db.selectFrom('flashes').selectAll().execute()).toEqual([]);
  expect(cookie.length).toBeLessThan(300);
  expect(await elsewhere.take(cookie)).toEqual(posted);
  const other = createFlashes(nodes.stores[1], { secret: randomBytes(32), now: () => time });
  expect((await other.take(cookie)).size).toBe(0);
  time = 11 * 60 * 1000;
  expect((await elsewhere.take(cookie)).size).toBe(0);
});

test('no cookie is too large for a browser', async () => {
  for (let length = 2400; length < 2700; length += 1) {
    const cookie = await flashes.keep(typed(length));
    expect(cookie.length).toBeLessThan(3600);
  }
});

test('of two pages that ask at the same time one shows it', async () => {
  const token = await flashes.keep(results);
  const [one, other] = await Promise.all([flashes.take(token), elsewhere.take(token)]);
  expect(one.size + other.size).toBe(1);
});

test('a result grows old', async () => {
  const token = await flashes.keep(results);
  time = 11 * 60 * 1000;
  expect((await flashes.take(token)).size).toBe(0);
});

test('anonymous posts cannot fill the disk', async () => {
  const first = await flashes.keep(results);
  time = 1;
  for (let count = 0; count < 300; count += 1) await flashes.keep(typed(30_000));
  expect((await flashes.take(first)).size).toBe(0);
  const rows = await nodes.stores[0].db.selectFrom('flashes').select('body').execute();
  const characters = rows.reduce((sum, { body }) => sum + body.length, 0);
  // The last one came after the last sweep.
  expect(characters).toBeLessThan(MOST_CHARACTERS + 40_000);
  expect(characters).toBeGreaterThan(MOST_CHARACTERS - 60_000);
});

test('a form that is too large keeps what was wrong with it', async () => {
  const kept = await flashes.take(await flashes.keep(typed(900_000)));
  expect(kept.get('contact_form')).toEqual({ posted: false, errors: { body: ['x'] }, values: {} });
});

test('unread results are swept', async () => {
  const [store] = nodes.stores;
  await flashes.keep(results);
  time = 6 * 60 * 1000;
  const token = await flashes.keep(results);
  expect(await sweepFlashes(store, time)).toBe(0);
  time = 11 * 60 * 1000;
  expect(await sweepFlashes(store, time)).toBe(1);
  expect((await flashes.take(token)).size).toBe(1);
});

test('where nothing can be written a result is shown all the same', async () => {
  const token = await flashes.keep(results);
  const [{ db, ...store }] = nodes.stores;
  const full = createFlashes(
    { ...store, db, write: () => Promise.reject(new StoreError('full')) },
    { secret, now: () => time },
  );
  expect((await full.take(token)).size).toBe(1);
});
