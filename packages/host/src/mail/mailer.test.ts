import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer } from './mailer.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mail-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const sender = () => ({ name: 'The shop', address: 'shop@example.com' });

test('a message is one whole file in the outbox', async () => {
  const mailer = createMailer({ dataDir, sender, report: () => {} });
  await mailer.send({ to: 'a@b.example', subject: 'Order #1001', text: 'Thank you', html: '<p>Thank you</p>' });
  const [name = ''] = await readdir(path.join(dataDir, 'outbox'));
  expect(name).toMatch(/^\d{4}-.*\.eml$/);
  const text = await readFile(path.join(dataDir, 'outbox', name), 'utf8');
  expect(text).toContain('From: The shop <shop@example.com>');
  expect(text).toContain('To: a@b.example');
  expect(text).toContain('Subject: Order #1001');
  expect(text).toContain('multipart/alternative');
});

test('no header can be smuggled in', async () => {
  const mailer = createMailer({ dataDir, sender, report: () => {} });
  await mailer.send({ to: 'a@b.example\r\nBcc: c@d.example', subject: 'x\r\nBcc: e@f.example', text: '', html: '' });
  const [name = ''] = await readdir(path.join(dataDir, 'outbox'));
  expect(await readFile(path.join(dataDir, 'outbox', name), 'utf8')).not.toMatch(/^Bcc:/m);
});

test('a dead SMTP server loses nothing', async () => {
  const lines: string[] = [];
  const mailer = createMailer({ dataDir, sender, smtpUrl: 'smtp://127.0.0.1:1', report: (line) => lines.push(line) });
  await mailer.send({ to: 'a@b.example', subject: 'x', text: 'y', html: 'y' });
  await mailer.close();
  expect(await readdir(path.join(dataDir, 'outbox'))).toHaveLength(1);
  expect(lines[0]).toContain('could not be sent');
});

test('a message with a name is kept once', async () => {
  const mailer = createMailer({ dataDir, sender, report: () => {} });
  const message = { to: 'a@b.example', subject: 'x', text: 'y', html: 'y', once: 'order-1' };
  await Promise.all([mailer.send(message), mailer.send(message)]);
  await mailer.send(message);
  expect(await readdir(path.join(dataDir, 'outbox'))).toEqual(['order-1.eml']);
});
