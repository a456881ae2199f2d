import { expect } from 'vitest';
import { linkTo } from './outbox.ts';
import type { Visitor } from './visitor.ts';

/** The two customers of the demo shop, with orders and addresses: tests read what is theirs, and change nothing. */
export const CLARA = { email: 'clara.whitlock@example.com', password: 'linen-and-thread' };
export const MIRA = { email: 'mira.okafor@example.com', password: 'needle-and-salt' };

const customer = (fields: Record<string, string>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [`customer[${name}]`, value]));

export async function signIn(visitor: Visitor, who: { email: string; password: string }): Promise<void> {
  const answer = await visitor.ask('/account/login', { method: 'POST', body: customer(who) });
  expect(answer.headers.get('location')).toBe('/account');
}

/** Makes an account nobody else uses, by the link of its mail in the outbox below `data`, and signs the visitor in. */
export async function register(visitor: Visitor, data: string): Promise<{ email: string; password: string }> {
  const who = { email: `${crypto.randomUUID()}@example.com`, password: 'a thread of silk' };
  await visitor.ask('/account', { method: 'POST', body: customer(who) });
  const answer = await visitor.ask(await linkTo(data, who.email, '/account/confirm/'));
  expect(answer.headers.get('location')).toBe('/account');
  return who;
}
