import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ObjectStore, startObjectStore } from '../../../../scripts/object-store/start-object-store.ts';
import { type FileStore, FileStoreAway } from './file-store.ts';
import { openS3 } from './open-s3.ts';

let server: ObjectStore;
beforeAll(async () => {
  server = await startObjectStore();
});
afterAll(() => server.close());

let time: number;
let reported: string[];
let files: FileStore;
const open = (prefix = '') =>
  openS3({ bucket: server.bucket, prefix, env: server.env, report: (line) => reported.push(line), now: () => time });

beforeEach(async () => {
  time = 0;
  reported = [];
  files = await open();
  return () => files.close();
});

test('an object is read as it was written, and replaced as a whole', async () => {
  expect(await files.read('renditions/a')).toBeNull();
  await files.write('renditions/a', Buffer.from('first'), 'image/webp');
  await files.write('renditions/a', Buffer.from('second'), 'image/webp');
  const stored = await files.read('renditions/a');
  expect(stored?.bytes.toString()).toBe('second');
  expect(Math.abs(Date.now() - (stored?.written ?? 0))).toBeLessThan(60_000);
  await files.write('empty', Buffer.alloc(0), 'text/plain');
  expect((await files.read('empty'))?.bytes.length).toBe(0);
});

test('names with spaces, letters of any language and signs are names', async () => {
  for (const key of ['files/12/Été & more + 100%.png', 'files/12/日本.png', "files/12/a'(b)!.png"]) {
    await files.write(key, Buffer.from(key), 'image/png');
    expect((await files.read(key))?.bytes.toString()).toBe(key);
  }
});

test('shops with prefixes of their own share a bucket', async () => {
  const other = await open('other/');
  await other.write('renditions/a', Buffer.from('other'), 'image/webp');
  await files.write('renditions/a', Buffer.from('own'), 'image/webp');
  expect((await other.read('renditions/a'))?.bytes.toString()).toBe('other');
  expect((await other.list('renditions/')).map(({ key }) => key)).toEqual(['renditions/a']);
  other.close();
});

test('a list goes on after a name; what is removed is gone', async () => {
  for (const name of ['c', 'a', 'b']) await files.write(`list/${name}`, Buffer.from(name), 'text/plain');
  expect((await files.list('list/')).map(({ key, size }) => [key, size])).toEqual([
    ['list/a', 1],
    ['list/b', 1],
    ['list/c', 1],
  ]);
  expect((await files.list('list/', 'list/a')).map(({ key }) => key)).toEqual(['list/b', 'list/c']);
  await files.remove(['list/a', 'list/b', 'list/none']);
  expect((await files.list('list/')).map(({ key }) => key)).toEqual(['list/c']);
});

test('what is not as it was written is missing', async () => {
  const { S3Client, PutObjectCommand } = await import('@aws-sdk/client-s3');
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const foreign = new S3Client({ endpoint: server.endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
  const half = { Bucket: server.bucket, Key: 'half', Body: 'ha', Metadata: { sha256: 'of-the-whole' } };
  await foreign.send(new PutObjectCommand(half));
  await foreign.send(new PutObjectCommand({ Bucket: server.bucket, Key: 'unknown', Body: 'by others' }));
  foreign.destroy();
  expect(await files.read('half')).toBeNull();
  expect(await files.read('unknown')).toBeNull();
  expect(files.figures().damaged).toBe(2);
});

test('a stopped store fails at once, is reported once, and is used again when it answers', {
  tags: ['scale-7'],
}, async () => {
  await files.write('there', Buffer.from('value'), 'text/plain');
  await server.stop();
  try {
    await expect(files.read('there')).rejects.toBeInstanceOf(FileStoreAway);
    await expect(files.write('there', Buffer.from('other'), 'text/plain')).rejects.toBeInstanceOf(FileStoreAway);
    expect(files.figures()).toMatchObject({ failures: 1, refused: 1, away: 1 });
    expect(reported).toEqual([expect.stringMatching(/^The object store s3:\/\/vitrine is away: .*ECONNREFUSED/)]);
  } finally {
    await server.start();
  }
  time = 2000;
  expect((await files.read('there'))?.bytes.toString()).toBe('value');
  expect(reported[1]).toBe('The object store s3://vitrine answers again.');
  expect(files.figures().away).toBe(0);
});

test('a store that takes connections and answers none holds nobody for long', { tags: ['scale-7'] }, async () => {
  server.freeze(true);
  const begun = performance.now();
  try {
    await expect(files.read('there')).rejects.toBeInstanceOf(FileStoreAway);
  } finally {
    server.freeze(false);
  }
  expect(performance.now() - begun).toBeLessThan(6000);
});

test('a bucket that is not there is no missing object', async () => {
  const wrong = await openS3({ bucket: 'nobody', prefix: '', env: server.env, report: (line) => reported.push(line) });
  await expect(wrong.read('a')).rejects.toBeInstanceOf(FileStoreAway);
  expect(reported.join()).toContain('NoSuchBucket');
  wrong.close();
});
