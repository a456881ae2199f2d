import { expect, it } from 'vitest';
import { createTurns } from './locks.ts';

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

it('has those wait who share a name, in the order they asked, and nobody else', async () => {
  const turns = createTurns();
  const order: string[] = [];
  const ask = async (who: string, ...names: string[]) => {
    const giveBack = await turns.take(names);
    order.push(who);
    return giveBack;
  };
  const first = await ask('first', 'a', 'b');
  const second = ask('second', 'b', 'c');
  const third = ask('third', 'c');
  const other = await ask('other', 'd');
  await turnOfTheLoop();
  expect(order).toEqual(['first', 'other']);
  first();
  (await second)();
  (await third)();
  other();
  expect(order).toEqual(['first', 'other', 'second', 'third']);
});
