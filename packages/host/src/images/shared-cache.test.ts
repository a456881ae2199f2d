import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ObjectStore, startObjectStore } from '../../../../scripts/object-store/start-object-store.ts';
import type { FileStore } from '../file-store/file-store.ts';
import { openS3 } from '../file-store/open-s3.ts';
import { openDiskCache } from './disk-cache.ts';
import { createSharedCache, LIFETIME, type SharedCache } from './shared-cache.ts';
import { sweepStored } from './sweep-renditions.ts';

let server: ObjectStore;
let dir: string;
beforeAll(async () => {
  server = await startObjectStore();
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-shared-'));
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

let time: number;
let shop = 0;
let files: FileStore;
beforeEach(async () => {
  time = Date.now();
  shop += 1;
  files = await openS3({
    bucket: server.bucket,
    prefix: `${shop}/`,
    env: server.env,
    report: () => {},
    now: () => time,
  });
  return () => files.close();
});

let node = 0;
/** A machine with a disk of its own. */
async function openNode(maxAlike?: number): Promise<SharedCache> {
  node += 1;
  const disk = await openDiskCache({ dir: path.join(dir, String(node)), maxBytes: 1e6 });
  return createSharedCache({ disk, files, prefix: 'renditions/', maxAlike, now: () => time });
}

const textOf = async (cache: SharedCache, name: string) => (await cache.read(name))?.toString();

test('what one node has made the others find, and keep on their disks', { tags: ['scale-7'] }, async () => {
  const [one, other] = [await openNode(), await openNode()];
  expect(await other.read('a-1')).toBeNull();
  await one.write('a-1', Buffer.from('picture'));
  await one.idle();
  expect(await Promise.all([textOf(other, 'a-1'), textOf(other, 'a-1')])).toEqual(['picture', 'picture']);
  expect(other.figures()).toEqual({ fetched: 1, absent: 1, added: 0, given_up: 0 });
  const opened = await (await openNode()).open('a-1');
  expect([opened?.size, opened && Buffer.isBuffer(opened.body) && opened.body.toString()]).toEqual([7, 'picture']);
  expect(files.figures().reads).toBe(3);
});

test('the bytes may be freed as soon as they are written', async () => {
  const [one, other] = [await openNode(), await openNode()];
  const bytes = Buffer.from('picture'.repeat(10_000));
  await one.write('a-1', bytes);
  bytes.fill(0);
  await one.idle();
  expect(await textOf(other, 'a-1')).toBe('picture'.repeat(10_000));
});

test('without the store each node has its own disk, and nothing waits', async () => {
  const [one, other] = [await openNode(), await openNode()];
  await server.stop();
  try {
    await one.write('a-1', Buffer.from('picture'));
    await one.idle();
    expect(await textOf(one, 'a-1')).toBe('picture');
    expect(await other.read('a-1')).toBeNull();
    expect(one.figures().given_up).toBe(1);
  } finally {
    await server.start();
  }
  time += 2000;
  await one.write('a-2', Buffer.from('later'));
  await one.idle();
  expect(await textOf(other, 'a-2')).toBe('later');
});

test('one picture has so many renditions in the store from a node, and others their own', async () => {
  const cache = await openNode(2);
  for (const name of ['a-1', 'a-2', 'a-3', 'b-1']) await cache.write(name, Buffer.from(name));
  await cache.idle();
  expect((await files.list('renditions/')).map(({ key }) => key)).toEqual(
    ['a-1', 'a-2', 'b-1'].map((name) => `renditions/${name}`),
  );
});

test('objects go a month after they were written; one that a node fetches in their second half is written again', async () => {
  const [one, other] = [await openNode(), await openNode()];
  for (const name of ['a-1', 'b-1']) await one.write(name, Buffer.from(name));
  await one.idle();
  await other.read('a-1');
  time += LIFETIME * 0.6;
  await (await openNode()).read('b-1');
  expect(await sweepStored(files, new Date(time))).toBe(0);
  const late = await openNode();
  await late.read('a-1');
  await late.idle();
  expect(late.figures().added).toBe(1);
  time += LIFETIME;
  await files.write('files/1/a.png', Buffer.from('not a rendition'), 'image/png');
  expect(await sweepStored(files, new Date(time))).toBe(2);
  expect((await files.list('')).map(({ key }) => key)).toEqual(['files/1/a.png']);
});
