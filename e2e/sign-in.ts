import { type Cookie, expect, type Page } from '@playwright/test';
import { linkTo } from './mails.ts';

/** Customers of the demo shop, with orders and addresses. */
export const CLARA = { email: 'clara.whitlock@example.com', password: 'linen-and-thread' };
export const MIRA = { email: 'mira.okafor@example.com', password: 'needle-and-salt' };

/** Sessions of this worker by shop and customer: checking a password is slow on purpose, so each customer logs in once. */
const sessions = new Map<string, Cookie[]>();

/** Signs the browser in without opening a page. A test that signs out must use a customer of its own (`register`): sessions are shared. */
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

/** Registers a new account, and signs the browser in with the link in the mail. */
export async function register(
  page: Page,
  fields: Record<string, string> = {},
): Promise<{ email: string; password: string }> {
  const account = { email: `${crypto.randomUUID()}@example.com`, password: 'a thread of silk' };
  await page.request.post('/account', {
    form: { 'customer[email]': account.email, 'customer[password]': account.password, ...fields },
    maxRedirects: 0,
  });
  const answer = await page.request.get(await linkTo(account.email, '/account/confirm/'), { maxRedirects: 0 });
  expect(answer.headers().location).toBe('/account');
  return account;
}
