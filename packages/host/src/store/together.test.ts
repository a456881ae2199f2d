import { expect, test } from 'vitest';
import { together } from './together.ts';

test('answers what each of the queries answers', async () => {
  expect(await together([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two']);
});

test('fails with the first error, when none of the queries runs any more', async () => {
  const late = Promise.withResolvers<void>();
  let hasFailed = false;
  const failing = together([
    Promise.reject(new Error('first')),
    late.promise.then(() => Promise.reject(new Error('late'))),
  ]);
  const noted = failing.catch(() => {
    hasFailed = true;
  });
  await Promise.resolve().then(() => Promise.resolve());
  expect(hasFailed).toBe(false);
  late.resolve();
  await noted;
  await expect(failing).rejects.toThrow('first');
});
