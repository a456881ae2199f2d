import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../../test/open-test-shop.ts';
import { registerCustomer, requestReset } from '../../shop/customers/customers.ts';
import { accountLimits } from './limits.ts';

const PROXIED = 'https://shop.example';
const ADA = 'ada@example.com';
let shop: TestShop;
let time = Date.parse('2026-03-01T10:00:00Z');
beforeAll(async () => {
  shop = await openTestShop({ now: () => time, publicOrigin: PROXIED });
  for (const email of [ADA, 'eve@example.com'])
    await registerCustomer(shop.store, { email, password: 'correct horse' });
});
beforeEach(() => {
  time += 7 * 86_400_000;
});
afterAll(() => shop.close());

const from = (address: number) => ({ 'x-forwarded-for': `203.0.${address >> 8}.${address & 255}` });
/** Where a log-in leads: `/account`, or back to the form. */
const login = async (visitor: Visitor, address: number, password: string, email = ADA) => {
  const fields = { 'customer[email]': email, 'customer[password]': password };
  return (await visitor.form('/account/login', fields, from(address))).headers.location;
};
/** A stranger with many addresses tries more passwords than an account has tries. Counted as the log-in counts them, and not hashed. */
const attack = async () => {
  const { login: guesses } = accountLimits({ store: shop.store, now: () => time });
  const taken: boolean[] = [];
  for (let address = 0; address < 60; address += 1)
    taken.push(await guesses.take({ ip: from(address)['x-forwarded-for'] } as FastifyRequest, ADA));
  expect(taken.filter(Boolean)).toHaveLength(50);
};

test('guesses from many addresses slow unknown devices down; a device that has signed in before gets in at once', async () => {
  const owner = shop.visitor();
  expect(await login(owner, 900, 'correct horse')).toBe('/account');
  await owner.form('/account/logout', {});
  await attack();
  expect(await login(shop.visitor(), 901, 'correct horse')).toBe('/account/login');
  expect(await login(owner, 901, 'wrong')).toBe('/account/login');
  expect(await login(owner, 901, 'correct horse')).toBe('/account');
  // The owner's own log-in gives strangers nothing back.
  expect(await login(shop.visitor(), 902, 'correct horse')).toBe('/account/login');
});

test('another customer’s device and a forged one count as unknown', async () => {
  const eve = shop.visitor();
  await login(eve, 903, 'correct horse', 'eve@example.com');
  await attack();
  expect(await login(eve, 903, 'correct horse')).toBe('/account/login');
  const made = shop.visitor();
  made.cookies.set('_vitrine_device', 'x'.repeat(43));
  expect(await login(made, 904, 'correct horse')).toBe('/account/login');
});

test('who has no such device gets in by the mailed link, and then by password on that device', async () => {
  await attack();
  const { customerId, token } = (await requestReset(shop.store, ADA, new Date(time))) ?? { customerId: 0, token: '' };
  const owner = shop.visitor();
  const fields = { 'customer[password]': 'correct horse', 'customer[password_confirmation]': 'correct horse' };
  const referer = `${PROXIED}/account/reset/${customerId}/${token}`;
  const done = await owner.form('/account/reset', fields, { ...from(905), referer });
  expect(done.headers.location).toBe('/account');
  await owner.form('/account/logout', {});
  expect(await login(owner, 905, 'correct horse')).toBe('/account');
});

test('an account under attack opens again for one try a minute, then two, and at last one an hour', async () => {
  await attack();
  const wrong = async () => {
    const visitor = shop.visitor();
    await login(visitor, 906, 'wrong');
    return (await visitor.get('/account/login', from(906))).body.includes('Too many tries') ? 'wait' : 'looked';
  };
  expect(await wrong()).toBe('wait');
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
    time += minutes * 60_000 - 1;
    expect(await wrong()).toBe('wait');
    time += 1;
    expect([minutes, await wrong()]).toEqual([minutes, 'looked']);
  }
});

test('a stolen device cookie gives ten guesses and slow ones after them, from however many addresses', async () => {
  const owner = shop.visitor();
  await login(owner, 907, 'correct horse');
  for (let address = 0; address < 10; address += 1) await login(owner, address, 'wrong');
  expect(await login(owner, 908, 'correct horse')).toBe('/account/login');
  time += 10_000;
  expect(await login(owner, 909, 'correct horse')).toBe('/account');
});

test('500 passwords at once are ten tries', async () => {
  const visitor = shop.visitor();
  await Promise.all(Array.from({ length: 500 }, (_, index) => login(visitor, 910, `wrong ${index}`)));
  const { entries } = await shop.store.db
    .selectFrom('rate_limits')
    .select(({ fn }) => fn.max('tries').as('entries'))
    .where('until', '>', time)
    .executeTakeFirstOrThrow();
  expect(entries).toBe(10);
});

test('every sign-in renews the cookie of the device, which pages cannot read', async () => {
  const visitor = shop.visitor();
  visitor.cookies.set('_vitrine_device', 'x'.repeat(43));
  const fields = { 'customer[email]': ADA, 'customer[password]': 'correct horse' };
  const answer = await visitor.form('/account/login', fields, from(911));
  const cookie = answer.cookies.find(({ name }) => name === '_vitrine_device');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', maxAge: 365 * 86_400 });
  expect(cookie?.value).not.toBe('x'.repeat(43));
});
