/** What visitors of the demo shop do for a test: each gets a cart or a session of its own. */
import { expect } from 'vitest';

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

export interface Added {
  id: number;
  quantity: number;
  properties?: Record<string, string>;
}

/** The `cookie` header of a new visitor, after lines were added to the cart. */
export async function cartWith(origin: string, items: Added[]): Promise<string> {
  const answer = await fetch(`${origin}/cart/add.js`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  return cookiesOf(answer);
}

/** The `cookie` header of the demo shop's customer, signed in anew. */
export async function signedIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/account/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({
      form_type: 'customer_login',
      'customer[email]': 'clara.whitlock@example.com',
      'customer[password]': 'linen-and-thread',
    }),
  });
  const cookie = cookiesOf(answer);
  const account = await fetch(`${origin}/account`, { redirect: 'manual', headers: { cookie } });
  expect(account.status).toBe(200);
  return cookie;
}

/** Id of the first variant of a product that can be bought. */
export async function firstVariant(origin: string, handle: string): Promise<number> {
  const answer = await fetch(`${origin}/products/${handle}.js`);
  const { variants } = (await answer.json()) as { variants: { id: number; available: boolean }[] };
  return variants.find(({ available }) => available)?.id ?? 0;
}
