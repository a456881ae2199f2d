import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { accountLimits } from './limits.ts';

let shop: TestShop;
const time = Date.parse('2026-03-01T10:00:00Z');
beforeAll(async () => {
  shop = await openTestShop({ now: () => time });
});
afterAll(() => shop.close());

test('one address asks for so many account mails a day, of whomever', async () => {
  const eve = { remoteAddress: '192.0.2.1' };
  const { mailsADay } = accountLimits({ store: shop.store, now: () => time });
  // What it asked for earlier today.
  expect(await mailsADay.take({ ip: eve.remoteAddress } as never, 'all', 299)).toBe(true);
  const send = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload, ...eve });
  const messageOf = async (answer: Awaited<ReturnType<typeof send>>, url: string) => {
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    return (await shop.app.inject({ url, cookies })).body;
  };
  const customers = async () => (await shop.store.db.selectFrom('customers').select('id').execute()).length;
  const before = await customers();
  // The last one of the day.
  await send('/account/recover', { email: 'one@example.com' });
  const register = { customer: { email: 'three@example.com', password: 'linen-and-thread' } };
  expect(await messageOf(await send('/account', register), '/account/register')).toContain('Too many tries');
  expect(await customers()).toBe(before);
});
