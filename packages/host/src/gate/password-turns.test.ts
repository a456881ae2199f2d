import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { openTestShop } from '../../test/open-test-shop.ts';
import { register } from '../../test/register.ts';
import { createPasswordTurns } from './password-turns.ts';

/** Work that ends when the test says so. */
function open() {
  const turns = createPasswordTurns();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  function wait(name: string, ip: string, connection = new EventEmitter()) {
    const waited = turns.wait({ ip } as FastifyRequest, { raw: connection } as unknown as FastifyReply, async () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      await promise;
      return name;
    });
    waited.catch(() => undefined);
    return waited;
  }
  async function end() {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { turns, begun, wait, end };
}

test('two at a time, and the next address before the next of a crowd', async () => {
  const { begun, wait, end } = open();
  for (let count = 0; count < 20; count += 1) wait(`crowd ${count}`, '192.0.2.1');
  const owner = wait('owner', '192.0.2.2');
  expect(begun).toEqual(['crowd 0', 'crowd 1']);
  await end();
  await end();
  expect(begun.slice(2)).toEqual(['crowd 2', 'owner']);
  await end();
  await end();
  expect(await owner).toBe('owner');
});

test('requests of disconnected clients are dropped, and the queue of one address is bounded', async () => {
  const { turns, begun, wait, end } = open();
  const connection = new EventEmitter();
  const all = [
    wait('first', '192.0.2.1'),
    wait('second', '192.0.2.1'),
    wait('left', '192.0.2.1', connection),
    wait('third', '192.0.2.1'),
  ];
  connection.emit('close');
  await end();
  expect(begun).toEqual(['first', 'second', 'third']);
  expect(await all[0]).toBe('first');
  await expect(all[2]).rejects.toMatchObject({ statusCode: 429 });
  const crowd = Array.from({ length: 70 }, (_, count) => wait(`crowd ${count}`, '192.0.2.1'));
  const answers = Promise.allSettled(crowd);
  while (turns.figures().running) await end();
  expect((await answers).filter(({ status }) => status === 'rejected')).toHaveLength(6);
});

test('every form that derives a password waits its turn', async () => {
  const shop = await openTestShop();
  const done = async () =>
    Number(/^vitrine_passwords_done_total (\d+)$/m.exec((await shop.visitor().get('/_host/metrics')).body)?.[1] ?? 0);
  const visitor = shop.visitor();
  const account = { 'customer[email]': 'ada@example.com', 'customer[password]': 'linen-and-thread' };
  await register(shop, visitor, 'ada@example.com', { form_type: 'create_customer', ...account });
  expect(await done()).toBe(1);
  await visitor.form('/account/password', { 'customer[current_password]': 'wrong' });
  expect(await done()).toBe(2);
  await shop.visitor().form('/account/login', account);
  expect(await done()).toBe(3);
  await shop.visitor().form('/account/reset', { id: '1', token: 'none', ...account });
  await shop.visitor().form('/account/activate', { id: '1', token: 'none', ...account });
  expect(await done()).toBe(5);
  await shop.close();
});
