import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { registerCustomer } from './customers.ts';
import { listSubscribers, subscribe } from './subscribers.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const addresses = async () => (await listSubscribers(shop.store)).map(({ email, locale }) => [email, locale]);
const letter = (email: string) => ({ form_type: 'customer', 'contact[email]': email });

test('the newsletter form of a page makes a subscriber, once', async () => {
  const before = await addresses();
  for (const email of ['Reader@Mail.test', 'reader@mail.test ']) {
    const answer = await shop.visitor().form('/fr/contact', letter(email));
    expect(answer.headers.location).toContain('customer_posted=true');
  }
  expect(await addresses()).toEqual([...before, ['reader@mail.test', 'fr']]);
});

test('what is no address makes none, and the page says so', async () => {
  const before = await addresses();
  const answer = await shop.visitor().form('/contact', letter('nobody'));
  expect(answer.headers.location).not.toContain('customer_posted');
  expect(await addresses()).toEqual(before);
});

test('only the form that was sent answers', async () => {
  const visitor = shop.visitor();
  await visitor.form('/contact', letter('other@mail.test'), { referer: 'http://localhost:80/pages/about' });
  expect((await visitor.get('/pages/about')).body).not.toContain('Thanks');
});

test('a subscriber with an account is stored there, and counts once', async () => {
  await subscribe(shop.store, 'later@mail.test', 'en');
  const registered = await registerCustomer(shop.store, { email: 'later@mail.test', password: 'linen-and-thread' });
  expect(registered.ok).toBe(true);
  expect((await addresses()).map(([email]) => email)).not.toContain('later@mail.test');
  await subscribe(shop.store, 'later@mail.test', 'en');
  expect((await addresses()).filter(([email]) => email === 'later@mail.test')).toEqual([['later@mail.test', 'en']]);
});
