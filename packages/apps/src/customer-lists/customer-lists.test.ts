import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenApps, openApps, proxied, SECRET } from '../../test/open-apps.ts';
import { signatureOf } from '../server/proxied.ts';
import { MOST_VIEWED, MOST_WISHES } from './lists.ts';

let open: OpenApps;
beforeEach(async () => {
  open = await openApps();
});
afterEach(() => open.close());

const LISTS = '/customer-lists/proxy/lists';
const read = async (customer: string) => (await open.apps.inject(proxied(LISTS, customer))).json();
const post = async (customer: string, body: object) =>
  (await open.apps.inject({ method: 'POST', url: proxied(LISTS, customer), payload: body })).json();
const wish = (product: number, more: object = {}) => ({
  op: 'keep',
  wish: { product, variant: product * 10, chosen: false, quantity: 1, at: product, ...more },
});
const products = ({ wishes }: { wishes: { product: number }[] }) => wishes.map(({ product }) => product);

test('every customer has lists of their own, newest first; guests have none', async () => {
  const answer = await post('7', { customer: '7', changes: [wish(1), wish(2)], viewed: [5] });
  expect(answer).toEqual({ customer: '7', wishes: [wish(2).wish, wish(1).wish], viewed: [5] });
  expect(await read('7')).toEqual(answer);
  expect(await read('8')).toEqual({ customer: '8', wishes: [], viewed: [] });
  expect(await read('')).toEqual({ customer: null, wishes: [], viewed: [] });
});

test('what another browser stored before signing in is merged: no entry twice, none is lost', async () => {
  await post('7', { customer: '7', changes: [wish(1, { at: 100 })], viewed: [1, 2] });
  const merged = await post('7', { customer: '7', changes: [wish(1, { at: 300 }), wish(3)], viewed_before: [2, 9] });
  expect(merged.wishes).toEqual([wish(1, { at: 100 }).wish, wish(3).wish]);
  expect(merged.viewed).toEqual([1, 2, 9]);
  expect((await post('7', { customer: '7', viewed: [9] })).viewed).toEqual([9, 1, 2]);
});

test('a chosen variant is an entry of its own, and is removed alone', async () => {
  const chosen = wish(1, { variant: 12, chosen: true, quantity: 2 });
  await post('7', { customer: '7', changes: [wish(1), chosen] });
  const left = await post('7', { customer: '7', changes: [{ op: 'remove', wish: chosen.wish }] });
  expect(left.wishes).toEqual([wish(1).wish]);
});

test('a change for a customer who has signed out is ignored', async () => {
  expect(await post('8', { customer: '7', changes: [wish(1)] })).toEqual({ customer: '8', wishes: [], viewed: [] });
  expect(await post('', { customer: '7', changes: [wish(1)] })).toMatchObject({ customer: null });
  expect(products(await read('7'))).toEqual([]);
});

test('a guest’s signature is not valid for a customer, however its parameters are split', async () => {
  const theirs = new URL(proxied(`${LISTS}?kk=logged_in_customer_id%3D7m%3D`, ''), 'http://apps').searchParams;
  const added = ['shop', 'path_prefix', 'timestamp', 'signature'].map((name) => [name, theirs.get(name) ?? '']);
  // The same text, and so the same signature, without any name that holds an equals sign.
  const forged = new URLSearchParams([
    ['kk', ''],
    ['logged_in_customer_id', '7'],
    ['m', 'logged_in_customer_id='],
    ...added,
  ]);
  expect(signatureOf(forged, SECRET)).toBe(theirs.get('signature'));
  for (const query of [theirs, forged]) expect((await open.apps.inject(`${LISTS}?${query}`)).statusCode).toBe(401);
});

test('does not repeat what the shop has signed', async () => {
  const url = proxied('/customer-lists/proxy/nothing?kk=x', '7');
  const answer = await open.apps.inject(url);
  expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'Not Found' }]);
});

test('accepts only requests signed by the shop', async () => {
  const right = proxied(LISTS, '7');
  const forged = right.replace('logged_in_customer_id=7', 'logged_in_customer_id=8');
  const old = proxied(LISTS, '7', Date.now() - 600_000);
  for (const url of [LISTS, forged, old, `${right}&extra=1`]) {
    expect((await open.apps.inject(url)).statusCode, url).toBe(401);
    expect((await open.apps.inject({ method: 'POST', url, payload: { customer: '8' } })).statusCode, url).toBe(401);
  }
  expect((await open.apps.inject(right)).statusCode).toBe(200);
});

test('refuses invalid requests and bounds the lists', async () => {
  for (const changes of ['x', [{ op: 'keep', wish: { product: 'x' } }], Array.from({ length: 500 }, () => wish(1))]) {
    const url = proxied(LISTS, '7');
    expect((await open.apps.inject({ method: 'POST', url, payload: { customer: '7', changes } })).statusCode).toBe(422);
  }
  for (const start of [1, 151]) {
    const changes = Array.from({ length: 150 }, (_, index) => wish(start + index));
    await post('7', { customer: '7', changes, viewed: Array.from({ length: 20 }, (_, index) => start + index) });
  }
  const { wishes, viewed } = await read('7');
  expect([wishes.length, viewed.length]).toEqual([MOST_WISHES, MOST_VIEWED]);
});

test('lists outlive the process', async () => {
  await post('7', { customer: '7', changes: [wish(1)], viewed: [4] });
  await open.reopen();
  expect(await read('7')).toMatchObject({ wishes: [wish(1).wish], viewed: [4] });
});
