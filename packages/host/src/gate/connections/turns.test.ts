import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const round = () => new Promise((resolve) => setImmediate(resolve));

/** `costs`: ms that an item takes, all of it in microtasks after it began. */
function open(costs: (item: string) => number = () => 13) {
  const begun: string[] = [];
  let clock = 0;
  const turns = createTurns<string>(
    async (item) => {
      begun.push(item);
      await null;
      await null;
      clock += costs(item);
    },
    () => clock,
  );
  return { turns, begun };
}

test('one item that takes long begins in a round of the loop, the first one at once', async () => {
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

test('short ones share a round, until it has taken two milliseconds', async () => {
  const { turns, begun } = open((item) => (item === 'page' ? 13 : 0.3));
  for (const item of ['first', 'a', 'b', 'page', 'c', 'd']) turns.take('client', item);
  await round();
  expect(begun).toEqual(['first', 'a', 'b', 'page']);
  await round();
  expect(begun).toEqual(['first', 'a', 'b', 'page', 'c', 'd']);
  for (let index = 0; index < 100; index += 1) turns.take('client', `short ${index}`);
  await round();
  expect(begun.length).toBeLessThan(6 + 10);
});

test('what items ask for at the end of their round, those of the round share', async () => {
  const commits: number[] = [];
  let queued = 0;
  const turns = createTurns<null>(
    async () => {
      await null;
      queued += 1;
      if (queued > 1) return;
      setImmediate(() => {
        commits.push(queued);
        queued = 0;
      });
    },
    () => 0,
  );
  for (let index = 0; index < 8; index += 1) turns.take('client', null);
  while (commits.length === 0 || queued > 0) await round();
  expect(commits).toEqual([8]);
});
