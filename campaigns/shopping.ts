import type { Answer } from './client.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const ADDRESS: Record<string, string> = {
  country: 'US',
  first_name: 'Ada',
  last_name: 'Vale',
  address1: '12 Mercer Street',
  city: 'New York',
  province: 'NY',
  zip: '10013',
};

/** The fields of an address form, as `name[field]`. */
export function addressFields(name: string, changes: Record<string, string> = {}): Record<string, string> {
  return prefixed(name, { ...ADDRESS, ...changes });
}

/** Fields as `name[field]`. */
export function prefixed(name: string, fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${name}[${field}]`, value]));
}

const CARD = {
  billing: 'same',
  'card[number]': '1',
  'card[name]': 'Ada Vale',
  'card[expiry]': '12/39',
  'card[verification_value]': '123',
};

/** The id of a product's first variant. */
export async function variantOf(origin: () => string, handle: string): Promise<number> {
  const visitor = createVisitor(origin);
  const answer = await visitor.get(`/products/${handle}.js`);
  visitor.close();
  const { variants }: { variants: { id: number }[] } = JSON.parse(answer?.body.toString() ?? '{"variants":[]}');
  const [first] = variants;
  if (!first) throw new Error(`The shop has no product "${handle}".`);
  return first.id;
}

/** Begins a checkout of the visitor's bag; its path, or null where none was begun. */
export async function beginCheckout(visitor: Visitor): Promise<string | null> {
  const started = await visitor.get('/checkout');
  return /\/checkouts\/[\w-]+/.exec(started?.headers.location ?? '')?.[0] ?? null;
}

/** The two steps before the payment. True where both were taken. */
export async function fillCheckout(
  visitor: Visitor,
  checkout: string,
  email: string,
  send: Send = (path, fields) => visitor.form(path, fields),
): Promise<boolean> {
  const informed = await send(`${checkout}/information`, { email, ...addressFields('shipping_address') });
  if (!informed?.headers.location?.endsWith('/shipping')) return false;
  const shipped = await send(`${checkout}/shipping`, { shipping_rate: 'standard' });
  return shipped?.headers.location?.endsWith('/payment') ?? false;
}

/** Pays with the test gateway's good card. */
export function pay(visitor: Visitor, checkout: string): Promise<Answer | null> {
  return visitor.form(`${checkout}/payment`, CARD);
}

/** Sends a form; a campaign that kills the host sends it again. */
export type Send = (path: string, fields: Record<string, string>) => Promise<Answer | null>;

/** Whether the answer is the redirect to the confirmation. */
export function isOrdered(answer: Answer | null): boolean {
  return answer?.headers.location?.endsWith('/thank_you') ?? false;
}
