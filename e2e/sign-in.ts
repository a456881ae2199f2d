import { expect, type Page } from '@playwright/test';

/** The two customers of the demo shop, with orders and addresses. */
export const CLARA = { email: 'clara.whitlock@example.com', password: 'linen-and-thread' };
export const MIRA = { email: 'mira.okafor@example.com', password: 'needle-and-salt' };

/** Signs the browser in without opening a page. */
export async function signIn(page: Page, { email, password } = CLARA): Promise<void> {
  const answer = await page.request.post('/account/login', {
    form: { 'customer[email]': email, 'customer[password]': password },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe('/account');
}

/** Makes an account nobody else uses, and signs the browser in. */
export async function register(
  page: Page,
  fields: Record<string, string> = {},
): Promise<{ email: string; password: string }> {
  const who = { email: `${crypto.randomUUID()}@example.com`, password: 'a thread of silk' };
  const answer = await page.request.post('/account', {
    form: { 'customer[email]': who.email, 'customer[password]': who.password, ...fields },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe('/account');
  return who;
}
