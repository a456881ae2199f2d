import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../store/open.ts';
import { openTestStore } from '../../store/test-store.ts';
import { changePassword, closeAllSessions, registerCustomer } from '../customers/customers.ts';
import { isKnownDevice, rememberDevice, sweepDevices } from './devices.ts';

let dir: string;
let store: Store;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-devices-'));
  store = await openTestStore(dir);
});
afterEach(async () => {
  await store.close();
  await rm(dir, { recursive: true, force: true });
});

async function customer(email: string): Promise<number> {
  const registered = await registerCustomer(store, { email, password: 'correct horse' });
  if (!registered.ok) throw new Error('not registered');
  return registered.value.id;
}
const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count));

test('a device is known to the customers who signed in on it, by its newest token only', async () => {
  const ada = await customer('ada@example.com');
  const eve = await customer('eve@example.com');
  const first = await rememberDevice(store, ada, null, day(0));
  expect(await isKnownDevice(store, ' Ada@example.com', first)).toBe(true);
  expect(await isKnownDevice(store, 'eve@example.com', first)).toBe(false);
  expect(await isKnownDevice(store, 'ada@example.com', null)).toBe(false);
  const second = await rememberDevice(store, eve, first, day(1));
  const known = (token: string) =>
    Promise.all(['ada@example.com', 'eve@example.com'].map((email) => isKnownDevice(store, email, token)));
  expect(await known(second)).toEqual([true, true]);
  expect(await known(first)).toEqual([false, false]);
  const rows = await store.db.selectFrom('devices').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(second);
});

test('of 50 devices of a customer, and of 5 customers of a device, the oldest is forgotten', async () => {
  const ada = await customer('ada@example.com');
  const tokens: string[] = [];
  for (let count = 0; count < 51; count += 1) tokens.push(await rememberDevice(store, ada, null, day(count)));
  const known = await Promise.all(tokens.map((token) => isKnownDevice(store, 'ada@example.com', token)));
  expect(known).toEqual([false, ...Array(50).fill(true)]);
  let shared: string | null = null;
  const emails = Array.from({ length: 6 }, (_, index) => `guest${index}@example.com`);
  for (const [index, email] of emails.entries())
    shared = await rememberDevice(store, await customer(email), shared, day(index));
  const sharing = await Promise.all(emails.map((email) => isKnownDevice(store, email, shared)));
  expect(sharing).toEqual([false, true, true, true, true, true]);
});

test('a new password forgets every device, signing out everywhere all but this one, a year without a sign-in each', async () => {
  const ada = await customer('ada@example.com');
  const devices = async (...days: number[]) => {
    const tokens: string[] = [];
    for (const count of days) tokens.push(await rememberDevice(store, ada, null, day(count)));
    return () => Promise.all(tokens.map((token) => isKnownDevice(store, 'ada@example.com', token)));
  };
  const known = await devices(0, 1);
  const change = { current: 'correct horse', password: 'battery staple', confirmation: 'battery staple' };
  expect((await changePassword(store, ada, change)).ok).toBe(true);
  expect(await known()).toEqual([false, false]);
  const here = await rememberDevice(store, ada, null, day(2));
  const elsewhere = await devices(3);
  await closeAllSessions(store, ada, { device: here });
  expect([await isKnownDevice(store, 'ada@example.com', here), ...(await elsewhere())]).toEqual([true, false]);
  expect(await sweepDevices(store, day(2 + 365))).toBe(0);
  expect(await sweepDevices(store, day(3 + 365))).toBe(1);
});
