import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts';
import { outboxOf } from '../../test/outbox.ts';
import { runCli } from '../../test/run-cli.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { listAudit } from '../shop/audit/list-audit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const jobs = (...args: string[]) => runCli('jobs', ...args, '--data', `${shop.dir}/data`);

test('jobs lists the schedules of an open shop with their next run', async () => {
  const { code, text } = await jobs();
  expect(code).toBe(0);
  for (const name of ['held-payments', 'old-carts', 'old-mails'])
    expect(text).toMatch(new RegExp(`^ +\\d+  ${name} +waiting +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$`, 'm'));
});

test('a schedule is run at once by its name, and only by one that there is', async () => {
  await shop.store.write((tx) => tx.updateTable('carts').set({ updated_at: '2020-01-01' }).execute());
  expect(await jobs('run', 'old-carts')).toEqual({
    code: 0,
    text: expect.stringMatching(/^old-carts is (done|running)/),
  });
  const ran = () =>
    shop.store.db.selectFrom('jobs').where('kind', '=', 'old-carts').select('last_run_at').executeTakeFirst();
  await expect.poll(async () => (await ran())?.last_run_at).not.toBeNull();
  const unknown = await jobs('run', 'old-hats');
  expect(unknown).toMatchObject({ code: 1, text: expect.stringContaining('There are: ') });
  expect((await jobs('dance')).code).toBe(2);
});

test('a mail that was given up is listed with its error, and sent when it is tried again', async () => {
  const mail = { to: 'a@b.example', subject: 'x', text: 'y', html: 'y', once: 'order-1' };
  await shop.store.write(async (tx) => {
    await queueMail(tx, mail);
    await tx
      .updateTable('jobs')
      .set({ is_dead: 1, attempts: 54, last_error: 'mailbox \u001b[31mfull' })
      .where('kind', '=', 'mail')
      .execute();
  });
  const listed = await jobs();
  expect(listed.text).not.toContain('\u001b');
  const id = /^ +(\d+) {2}mail \d+ +given up {2}- +54 failed: mailbox .+full$/m.exec(listed.text)?.[1] ?? '';
  expect(id).toMatch(/^\d+$/);
  expect(await jobs('retry', '999999')).toEqual({ code: 1, text: 'There is no job 999999.\n' });
  expect((await jobs('retry', id)).code).toBe(0);
  expect([...(await outboxOf(shop)).keys()]).toEqual(['order-1.eml']);
  expect((await jobs()).text).not.toContain('given up');
});

test('what was run by hand is in the audit log, and nothing else is', async () => {
  const entries = async () =>
    (await listAudit(shop.store.db, { about: ['cli'], limit: 100 })).map(({ event }) => event);
  const before = await entries();
  await jobs('run', 'old-carts');
  await jobs('run', 'old-hats');
  await jobs('retry', '999999');
  await jobs();
  await runCli('subscribers', '--data', `${shop.dir}/data`);
  expect(await entries()).toEqual(['subscribers_listed', 'schedule_run', ...before]);
  expect(before).toContain('job_retried');
});
