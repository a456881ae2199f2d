import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { mayMount } from './volume.ts';

test.runIf(process.platform === 'linux')('asking whether one may mount leaves no disk behind', async () => {
  const own = async () =>
    (await readFile('/proc/mounts', 'utf8')).split('\n').filter((line) => line.includes('vitrine-mount-'));
  mayMount();
  expect(await own()).toEqual([]);
});
