import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('calls during a run are one more run after it', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const run = oneAtATime(() => {
    const work = Promise.withResolvers<void>();
    runs.push(work);
    return work.promise;
  });
  run();
  run();
  run();
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve();
  await runs[1]?.promise;
  await Promise.resolve();
  expect(runs).toHaveLength(2);
  run();
  expect(runs).toHaveLength(3);
});
