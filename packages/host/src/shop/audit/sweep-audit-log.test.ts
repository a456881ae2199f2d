import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { listAudit } from './list-audit.ts';
import { type AuditEvent, BY_CLI, byCustomer, recordAudit } from './record-audit.ts';
import { sweepAuditLog } from './sweep-audit-log.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.store.write((tx) => tx.deleteFrom('audit_log').execute());
});
afterAll(() => shop.close());

const NOW = new Date('2030-01-01T00:00:00Z');
const write = (event: AuditEvent, daysAgo: number) =>
  shop.store.write((tx) =>
    recordAudit(tx, event, BY_CLI, 'customer:1', new Date(NOW.getTime() - daysAgo * 86_400_000)),
  );
const rest = async () => (await listAudit(shop.store.db, { limit: 100 })).map(({ event }) => event);

test('sign-ins are stored for 90 days, all other entries for two years', async () => {
  await write('logout', 91);
  await write('login', 89);
  await write('order_placed', 729);
  await write('order_refunded', 731);
  expect(await sweepAuditLog(shop.store, NOW)).toBe(2);
  expect((await rest()).sort()).toEqual(['login', 'order_placed']);
  expect(await sweepAuditLog(shop.store, NOW)).toBe(0);
});

test('of more refused log-ins than there may be the oldest go, and nothing else does', async () => {
  for (const days of [5, 4, 3]) await write('login_refused', days);
  expect(await sweepAuditLog(shop.store, NOW, { refused: 2 })).toBe(1);
  const left = await listAudit(shop.store.db, { event: 'login_refused', limit: 9 });
  expect(left.map(({ at }) => at.slice(0, 10))).toEqual(['2029-12-29', '2029-12-28']);
  expect(await rest()).toContain('order_placed');
});

test('of one customer the newest log-ins and changes are kept; orders, refunds and what others did stay', async () => {
  const busy = byCustomer(7, '');
  await shop.store.write(async (tx) => {
    for (const event of ['registered', 'order_placed', 'order_refunded'] as const)
      await recordAudit(tx, event, busy, 'order:1', NOW);
    for (let change = 0; change < 120; change += 1)
      await recordAudit(tx, change % 2 ? 'address_changed' : 'login', busy, `address:${change}`, NOW);
    for (const event of ['login', 'profile_changed', 'logout'] as const)
      await recordAudit(tx, event, byCustomer(8, ''), 'customer:8', NOW);
    await recordAudit(tx, 'order_fulfilled', BY_CLI, 'order:1', NOW);
  });
  const others = async () =>
    (await listAudit(shop.store.db, { limit: 1000 })).filter(({ actor }) => actor !== busy.actor);
  const before = await others();
  expect(await sweepAuditLog(shop.store, NOW, { ofCustomer: 3 })).toBe(117);
  const left = await listAudit(shop.store.db, { about: [busy.actor], limit: 1000 });
  expect(left.map(({ event, subject }) => `${event} ${subject}`)).toEqual([
    'address_changed address:119',
    'login address:118',
    'address_changed address:117',
    'order_refunded order:1',
    'order_placed order:1',
    'registered order:1',
  ]);
  expect(await others()).toEqual(before);
  expect(await sweepAuditLog(shop.store, NOW, { ofCustomer: 3 })).toBe(0);
});
