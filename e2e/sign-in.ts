import { type Cookie, expect, type Page } from '@playwright/test';
import { linkTo } from './outbox.ts';

/** The two customers of the demo shop, with orders and addresses. */
export const CLARA = { email: 'clara.whitlock@example.com', password: 'linen-and-thread' };
export const MIRA = { email: 'mira.okafor@example.com', password: 'needle-and-salt' };

/** Sessions of this worker by shop and customer: a password is checked slowly on purpose, so each is logged in once. */
const sessions = new Map<string, Cookie[]>();

/**
 * Signs the browser in to the shop at an origin, without opening a page. A test that signs out signs in as somebody it has registered.
 */
export async function signIn(
  page: Page,
  { email, password } = CLARA,
  shop = String(process.env.VITRINE_E2E_SHOP),
): Promise<void> {
  const context = page.context();
  const key = `${shop} ${email}`;
  const known = sessions.get(key);
  if (known) return context.addCookies(known);
  const answer = await page.request.post(`${shop}/account/login`, {
    form: { 'customer[email]': email, 'customer[password]': password },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe('/account');
  sessions.set(
    key,
    (await context.cookies()).filter(({ name }) => name === 'secure_customer_sig'),
  );
}

/** Makes an account nobody else uses, and signs the browser in by the link of the mail. */
export async function register(
  page: Page,
  fields: Record<string, string> = {},
): Promise<{ email: string; password: string }> {
  const who = { email: `${crypto.randomUUID()}@example.com`, password: 'a thread of silk' };
  await page.request.post('/account', {
    form: { 'customer[email]': who.email, 'customer[password]': who.password, ...fields },
    maxRedirects: 0,
  });
  const answer = await page.request.get(await linkTo(who.email, '/account/confirm/'), { maxRedirects: 0 });
  expect(answer.headers().location).toBe('/account');
  return who;
}
