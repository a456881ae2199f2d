import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const round = () => new Promise((resolve) => setImmediate(resolve));

function open() {
  const begun: string[] = [];
  const turns = createTurns<string>((item) => begun.push(item));
  return { turns, begun };
}

test('one item begins in a round of the loop, the first one at once', async () => {
  const { turns, begun } = open();
  for (const item of ['a1', 'a2', 'a3']) turns.take('a', item);
  expect(begun).toEqual(['a1']);
  await round();
  expect(begun).toEqual(['a1', 'a2']);
  await round();
  expect(begun).toEqual(['a1', 'a2', 'a3']);
  expect(turns.waiting()).toBe(0);
});

test('clients take turns, also one that comes later', async () => {
  const { turns, begun } = open();
  for (let index = 0; index < 100; index += 1) turns.take('greedy', `g${index}`);
  await round();
  turns.take('modest', 'm');
  while (turns.waiting() > 0) await round();
  expect(begun.indexOf('m')).toBeLessThanOrEqual(3);
  expect(begun).toHaveLength(101);
});

test('while new connections come in they are heard first, for a bounded number of rounds', async () => {
  const { turns, begun } = open();
  turns.take('greedy', 'g0');
  turns.take('greedy', 'g1');
  turns.hear();
  await round();
  expect(begun).toEqual(['g0']);
  turns.take('modest', 'm');
  await round();
  expect(begun).toEqual(['g0', 'g1']);
  let rounds = 0;
  while (turns.waiting() > 0) {
    turns.hear();
    await round();
    rounds += 1;
  }
  expect(begun).toEqual(['g0', 'g1', 'm']);
  expect(rounds).toBeLessThan(40);
});
