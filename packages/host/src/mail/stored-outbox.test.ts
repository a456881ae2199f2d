import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ObjectStore, startObjectStore } from '../../../../scripts/object-store/start-object-store.ts';
import { type FileStore, FileStoreAway } from '../file-store/file-store.ts';
import { openS3 } from '../file-store/open-s3.ts';
import { mailFiles } from './mail-files.ts';
import type { StoredMail } from './message.ts';

let server: ObjectStore;
let files: FileStore;
beforeAll(async () => {
  server = await startObjectStore();
  files = await openS3({ bucket: server.bucket, prefix: '', env: server.env, report: () => {} });
});
afterAll(async () => {
  files.close();
  await server.close();
});

const mail = (name: string, to: string): StoredMail => ({
  name,
  createdAt: '2026-01-01T00:00:00.000Z',
  message: { to, subject: 'Your order', text: `Dear ${to}`, html: `<p>Dear ${to}</p>` },
});
const names = async () => (await files.list('')).map(({ key }) => key);

test('mails of all nodes are in one place: sent twice one object, withdrawn, erased by address, and gone by their age', async () => {
  const outbox = mailFiles(tmpdir(), files);
  const sender = () => ({ name: 'Shop', address: 'shop@example.com', domain: 'shop.example' });
  const [one, other] = [outbox.open(sender), outbox.open(sender)];
  await one.send(mail('a', 'ada@example.com'));
  await other.send(mail('a', 'ada@example.com'));
  await other.send(mail('b', 'bob@example.com'));
  await other.send(mail('c', 'cleo@example.com'));
  expect(await names()).toEqual(['outbox/a.eml', 'outbox/b.eml', 'outbox/c.eml']);
  expect((await files.read('outbox/a.eml'))?.bytes.toString()).toContain('To: ada@example.com');
  await one.withdraw('c');
  expect(await outbox.erase('ADA@example.com')).toBe(1);
  expect(await names()).toEqual(['outbox/b.eml']);
  expect(await outbox.sweep(60_000, new Date())).toBe(0);
  expect(await outbox.sweep(60_000, new Date(Date.now() + 120_000))).toBe(1);
  expect(await names()).toEqual([]);
});

test('a mail that the store does not take is not sent', async () => {
  const transport = mailFiles(tmpdir(), files).open(() => ({
    name: 'S',
    address: 's@example.com',
    domain: 's.example',
  }));
  await server.stop();
  await expect(transport.send(mail('d', 'dan@example.com'))).rejects.toBeInstanceOf(FileStoreAway);
  await server.start();
});
