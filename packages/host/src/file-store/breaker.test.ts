import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';
import { FileStoreAway } from './file-store.ts';

function setUp({ concurrency = 2, waiting = 2 } = {}) {
  let time = 0;
  const seen: unknown[] = [];
  const breaker = createBreaker({
    concurrency,
    waiting,
    rest: 1000,
    now: () => time,
    onChange: (error) => seen.push(error instanceof Error ? error.message : error),
  });
  return { breaker, seen, pass: (ms: number) => (time += ms) };
}

const works = async () => 'value';
const fails = () => Promise.reject(new Error('no route'));
const away = { name: 'Error', message: 'The object store does not answer.' };

test('after a failure nothing is tried for a while, then one request tries for all', async () => {
  const { breaker, seen, pass } = setUp();
  expect(await breaker.run(works)).toBe('value');
  await expect(breaker.run(fails)).rejects.toMatchObject({ ...away, cause: new Error('no route') });
  await expect(breaker.run(works)).rejects.toBeInstanceOf(FileStoreAway);
  expect(breaker.figures()).toEqual({ failures: 1, refused: 1, away: 1 });
  pass(1000);
  const trial = Promise.withResolvers<string>();
  const first = breaker.run(() => trial.promise);
  await expect(breaker.run(works)).rejects.toBeInstanceOf(FileStoreAway);
  trial.resolve('back');
  expect(await first).toBe('back');
  expect(await breaker.run(works)).toBe('value');
  expect(breaker.figures().away).toBe(0);
  expect(seen).toEqual(['no route', null]);
});

test('a failed trial begins another rest, and is not reported again', async () => {
  const { breaker, seen, pass } = setUp();
  await expect(breaker.run(fails)).rejects.toThrow();
  pass(1000);
  await expect(breaker.run(fails)).rejects.toThrow();
  await expect(breaker.run(works)).rejects.toThrow();
  pass(1000);
  expect(await breaker.run(works)).toBe('value');
  expect(seen).toEqual(['no route', null]);
});

test('requests have places, some wait for one, and more are refused', async () => {
  const { breaker } = setUp({ concurrency: 1, waiting: 1 });
  const slow = Promise.withResolvers<string>();
  const first = breaker.run(() => slow.promise);
  const second = breaker.run(works);
  await expect(breaker.run(works)).rejects.toBeInstanceOf(FileStoreAway);
  slow.resolve('slow');
  expect(await Promise.all([first, second])).toEqual(['slow', 'value']);
});

test('who waits while the store goes away is refused without a try', async () => {
  const { breaker } = setUp({ concurrency: 1, waiting: 1 });
  const slow = Promise.withResolvers<string>();
  const first = breaker.run(() => slow.promise);
  let tried = false;
  const second = breaker.run(async () => {
    tried = true;
  });
  slow.reject(new Error('cut'));
  const outcomes = await Promise.allSettled([first, second]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(tried).toBe(false);
});
