import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createJobs, type JobKind } from '../jobs/runner.ts';
import { newToken, tokenHash } from '../shop/tokens.ts';
import { machineClock } from '../store/clock.ts';
import type { Store } from '../store/open.ts';
import { openTestStore } from '../store/test-store.ts';
import { mailFiles } from './mail-files.ts';
import { mailJob } from './mail-job.ts';
import type { MailMessage } from './message.ts';
import { openOutbox } from './outbox.ts';
import { queueMail } from './queue-mail.ts';
import { needsEncryption, openSmtp } from './smtp.ts';
import { sweepMails } from './sweep-mails.ts';
import type { MailTransport } from './transport.ts';

const DAY = 86_400_000;
let dir = '';
let store: Store;
let time = 0;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-mail-'));
  store = await openTestStore(dir);
  time = Date.parse('2026-03-01T10:00:00Z');
});
afterEach(async () => {
  await store.close();
  await rm(dir, { recursive: true });
});

const outbox = () => path.join(dir, 'outbox');
const sender = () => ({ name: 'The shop', address: 'shop@example.com', domain: 'shop.example' });
const message: MailMessage = { to: 'a@b.example', subject: 'Order #1001', text: 'Thank you', html: '<p>Thank you</p>' };
const queue = (change: Partial<MailMessage> = {}) =>
  store.write((tx) => queueMail(tx, { ...message, ...change }, new Date(time)));
const run = (kind: JobKind) =>
  createJobs({
    store,
    kinds: { mail: kind },
    schedules: [],
    report: () => {},
    clock: machineClock(() => time),
  }).runDue();
const send = (transport: MailTransport = openOutbox(outbox(), sender)) => run(mailJob(store, transport));
const files = async () => (await readdir(outbox()).catch(() => [])).sort();
const read = async (name: string) => readFile(path.join(outbox(), name), 'utf8');
const rows = () => store.db.selectFrom('mails').selectAll().orderBy('id').execute();
const messageId = (eml: string) => /^Message-ID: (.+)$/im.exec(eml)?.[1];

test('a mail is one whole file, which its owner alone may read', async () => {
  await queue();
  await send();
  const [name = '', ...more] = await files();
  expect(more).toEqual([]);
  expect(name).toMatch(/^2026-03-01T10-00-00-000Z-[\da-f]{12}\.eml$/);
  const text = await read(name);
  expect(text).toContain('From: The shop <shop@example.com>');
  expect(text).toContain('To: a@b.example');
  expect(text).toContain('Subject: Order #1001');
  expect(text).toContain('multipart/alternative');
  if (process.platform === 'win32') return;
  expect((await stat(path.join(outbox(), name))).mode & 0o777).toBe(0o600);
  expect((await stat(outbox())).mode & 0o777).toBe(0o700);
});

test('a mail that could not become a file leaves none half written', async () => {
  await queue({ once: 'order-1' });
  // A folder of its name takes no file.
  await mkdir(path.join(outbox(), 'order-1.eml', 'x'), { recursive: true });
  await send();
  expect(await files()).toEqual(['order-1.eml']);
  expect(await rows()).toMatchObject([{ sent_at: null }]);
});

test('a subject says what it says, also to a reader that decodes it', async () => {
  const word = `=?utf-8?B?${Buffer.from('\u202eelpmaxe.live').toString('base64')}?=`;
  await queue({ subject: `Message from ${word}` });
  await send();
  const [name = ''] = await files();
  expect(await read(name)).toMatch(/^Subject: Message from = \?utf-8/m);
});

test('the text of a mail commands no terminal', async () => {
  await queue({ text: 'For you:\n\tred \u001b[31mtext\u009b\u0000\r\nend' });
  await send();
  const [name = ''] = await files();
  expect(await read(name)).toMatch(/^For you:\r?\n\tred \[31mtext\r?\nend\r?$/m);
});

test('no header can be smuggled in', async () => {
  await queue({ to: 'a@b.example\r\nBcc: c@d.example', subject: 'x\r\nBcc: e@f.example' });
  await send();
  const [name = ''] = await files();
  expect(await read(name)).not.toMatch(/^Bcc:/m);
});

test('a subject has no control characters and nothing that turns it around', async () => {
  await queue({ subject: 'Message from \u001b]0;x\u0007\u001b[31mAda\u202e\u2028Vale' });
  await send();
  const [name = ''] = await files();
  expect(await read(name)).toMatch(/^Subject: Message from \]0;x \[31mAda Vale\r?$/m);
});

test('a change that is undone has written no mail', async () => {
  const change = store.write(async (tx) => {
    await queueMail(tx, message);
    throw new Error('no stock');
  });
  await expect(change).rejects.toThrow('no stock');
  await send();
  expect([await rows(), await files()]).toEqual([[], []]);
});

test('a message with a name is written once, and sent once', async () => {
  await queue({ once: 'order-1' });
  await send();
  await queue({ once: 'order-1', subject: 'again' });
  await send();
  expect(await files()).toEqual(['order-1.eml']);
  expect(await read('order-1.eml')).toContain('Subject: Order #1001');
});

test('a process that dies after the file is there and before its row says so makes no second mail', async () => {
  await queue();
  const transport = openOutbox(outbox(), sender);
  // It is sent, and nobody hears of it.
  await run(async (job) => {
    await mailJob(store, transport)(job);
    throw new Error('killed');
  });
  const [first = ''] = await files();
  const before = messageId(await read(first));
  time += DAY;
  await send();
  expect(await files()).toEqual([first]);
  expect([before, messageId(await read(first))]).toEqual([expect.stringMatching(/^<\S+@shop\.example>/), before]);
  expect(await rows()).toMatchObject([{ sent_at: new Date(time).toISOString() }]);
});

/** Where a server of this process listens. */
async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}?ignoreTLS=true`;
}

/** A mail server of one process: answers the sender so, each recipient with the next of `answers`, and keeps what it was sent. */
async function mailServer(answers: string[], sender = '250 ok') {
  const taken: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    let text = '';
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        taken.push(text);
        isData = false;
        socket.write('250 taken\r\n');
      } else if (/^MAIL/im.test(text)) socket.write(`${sender}\r\n`);
      else if (/^RCPT/im.test(text)) socket.write(`${answers.shift() ?? '250 ok'}\r\n`);
      else if (/^DATA/im.test(text)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else socket.write('250 ok\r\n');
      text = '';
    });
  });
  return { url: await listening(server), taken, close: () => server.close() };
}

test('a mail server that is busy gets the mail later, one that refuses the mailbox never again', async () => {
  const server = await mailServer(['451 busy', '250 ok', '550 no such mailbox']);
  const transport = openSmtp(server.url, sender);
  await queue({ once: 'order-1' });
  await send(transport);
  expect(server.taken).toEqual([]);
  expect(await rows()).toMatchObject([{ sent_at: null }]);
  time += 5_000;
  await send(transport);
  expect(server.taken.map(messageId)).toEqual([expect.stringMatching(/^<order-1\.\w+@shop\.example>/)]);
  expect(await rows()).toMatchObject([{ sent_at: new Date(time).toISOString() }]);
  expect(await files()).toEqual([]);

  await queue({ once: 'order-2' });
  await send(transport);
  expect(await store.db.selectFrom('jobs').selectAll().execute()).toMatchObject([
    { is_dead: 1, last_error: expect.stringContaining('no such mailbox') },
  ]);
  await transport.close();
  server.close();
});

test('a mail server that does not take the shop’s own address gets the mail again, when that is corrected', async () => {
  const server = await mailServer([], '550 who are you');
  const transport = openSmtp(server.url, sender);
  await queue();
  await send(transport);
  expect(await store.db.selectFrom('jobs').selectAll().execute()).toMatchObject([
    { is_dead: 0, attempts: 1, last_error: expect.stringContaining('who are you') },
  ]);
  await transport.close();
  server.close();
});

test.each([
  ['smtp://shop:secret@mail.example:587', true],
  ['smtp://shop:secret@127.0.0.1.example', true],
  ['smtps://shop:secret@mail.example', false],
  ['smtp://shop:secret@mail.example?ignoreTLS=true', false],
  ['smtp://mail.example', false],
  ['smtp://shop:secret@localhost', false],
  ['smtp://shop:secret@127.0.0.1:2525', false],
  ['smtp://shop:secret@[::1]', false],
])('%s is asked for encryption: %s', (url, needed) => expect(needsEncryption(url)).toBe(needed));

test('a mail server that always says a little more holds no mail for ever', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {}).write('220 hello\r\n');
    socket.once('data', () => {
      const talk = setInterval(() => socket.write('250-wait\r\n'), 5);
      socket.on('close', () => clearInterval(talk));
    });
  });
  const transport = openSmtp(await listening(server), sender, 100);
  await queue();
  await send(transport);
  expect(await store.db.selectFrom('jobs').selectAll().execute()).toMatchObject([{ is_dead: 0, attempts: 1 }]);
  await transport.close();
  // The connection is gone too.
  await new Promise((resolve) => server.close(resolve));
});

test('a mail on its way to a server that says nothing is given back when the shop closes', async () => {
  const connected = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.on('error', () => {});
    connected.resolve();
  });
  const transport = openSmtp(await listening(server), sender);
  await queue();
  const sending = send(transport);
  await connected.promise;
  await transport.close();
  await sending;
  expect(await rows()).toMatchObject([{ sent_at: null, message: expect.any(String) }]);
  expect(await store.db.selectFrom('jobs').selectAll().execute()).toMatchObject([
    { is_dead: 0, last_error: expect.stringContaining('aborted') },
  ]);
  // No connection is left that would keep the process.
  await new Promise((resolve) => server.close(resolve));
});

test('a mail server that is down loses nothing', async () => {
  const transport = openSmtp('smtp://127.0.0.1:1', sender);
  await queue();
  await send(transport);
  expect(await rows()).toMatchObject([{ sent_at: null, message: expect.any(String) }]);
  expect(await store.db.selectFrom('jobs').selectAll().execute()).toMatchObject([
    { is_dead: 0, attempts: 1, run_at: time + 5_000, last_error: expect.stringContaining('ECONNREFUSED') },
  ]);
  await transport.close();
});

/** A customer's token as the link of a mail carries it. */
async function issue(): Promise<string> {
  const token = newToken();
  await store.write(async (tx) => {
    const customer = { id: 7, email: 'a@b.example', first_name: '', last_name: '', phone: '', accepts_marketing: 0 };
    await tx
      .insertInto('customers')
      .values({ ...customer, verified_at: null, created_at: '', updated_at: '' })
      .execute();
    const row = { token_hash: tokenHash(token), customer_id: 7, purpose: 'reset' as const, expires_at: '2027' };
    await tx.insertInto('customer_tokens').values(row).execute();
  });
  return token;
}
const takeTokens = () => store.write((tx) => tx.deleteFrom('customer_tokens').execute());

test('the link of a mail is gone from its row and its file once it is used', async () => {
  const token = await issue();
  await queue({ text: `https://shop.example/reset/${token}`, token });
  await queue({ once: 'order-1' });
  await send();
  expect(await files()).toHaveLength(2);
  await takeTokens();
  await send();
  expect(await files()).toEqual(['order-1.eml']);
  expect(await rows()).toMatchObject([{ message: null, recipient: 'a@b.example' }, { message: expect.any(String) }]);
});

test('a link that is used before its mail is sent is not sent; one that is used meanwhile leaves no file', async () => {
  const token = await issue();
  await queue({ token });
  await takeTokens();
  await send();
  expect(await files()).toEqual([]);

  await store.write((tx) => tx.deleteFrom('customers').execute());
  const second = await issue();
  await queue({ token: second });
  const transport = openOutbox(outbox(), sender);
  await send({
    ...transport,
    async send(mail) {
      await takeTokens();
      await transport.send(mail);
    },
  });
  expect(await files()).toEqual([]);
  expect((await rows()).map(({ message: text }) => text)).toEqual([null, null]);
});

test('erasing a customer invalidates the links of their mails', async () => {
  await queue({ token: await issue() });
  await send();
  await store.write((tx) => tx.deleteFrom('customers').execute());
  await send();
  expect(await files()).toEqual([]);
});

test('texts are dropped a week after a mail was sent, files and rows after thirty days; what waits stays', async () => {
  await queue({ once: 'order-1' });
  await send();
  await queue({ once: 'waiting' });
  await writeFile(path.join(outbox(), 'half.part'), '');
  const at = (days: number) => new Date(time + days * DAY);
  for (const name of await files()) await utimes(path.join(outbox(), name), at(0), at(0));
  await sweepMails(store, mailFiles(path.dirname(outbox())), at(6));
  expect(await rows()).toMatchObject([{ message: expect.any(String) }, { message: expect.any(String) }]);
  expect(await files()).toEqual(['order-1.eml']);
  await sweepMails(store, mailFiles(path.dirname(outbox())), at(8));
  expect(await rows()).toMatchObject([{ message: null }, { message: expect.any(String) }]);
  await sweepMails(store, mailFiles(path.dirname(outbox())), at(31));
  expect(await rows()).toMatchObject([{ name: 'waiting', message: expect.any(String) }]);
  expect(await files()).toEqual([]);
});
