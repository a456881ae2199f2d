import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts';
import { runCli } from '../../test/run-cli.ts';
import { listAudit } from '../shop/audit/list-audit.ts';
import { articlesByHandles } from '../shop/content/content.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const comments = (...args: string[]) => runCli('comments', ...args, '--data', `${shop.dir}/data`);
const shown = async () => {
  const articles = await articlesByHandles(shop.store, ['journal/on-silk']);
  return (articles.get('journal/on-silk')?.comments ?? []).map(({ content }) => content.slice(0, 6));
};
const events = async () =>
  (await listAudit(shop.store.db, { limit: 20 })).map(({ event, subject }) => [event, subject]);

test('a comment of a moderated blog waits, is shown when it is approved, and gone when it is spam or removed', async () => {
  await shop.store.write((tx) =>
    tx.updateTable('blogs').set({ comments: 'moderate' }).where('handle', '=', 'journal').execute(),
  );
  const sent = await shop.visitor().form('/blogs/journal/on-silk/comments', {
    'comment[author]': 'Ada',
    'comment[email]': 'ada@example.com',
    'comment[body]': 'Softer\u001b[31m than\nwool',
  });
  expect(sent.statusCode).toBe(303);
  expect(await shown()).toEqual([]);
  const listed = await comments();
  expect(listed).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^ +\d+ {2}pending .* journal\/on-silk {2}Ada <ada@example\.com> {2}Softer/),
  });
  expect(listed.text).not.toContain('\u001b');
  expect(listed.text).toContain('1 to approve.');
  const id = /^ +(\d+) {2}pending/.exec(listed.text)?.[1] ?? '';
  const before = await events();

  expect(await comments('approve', id)).toEqual({ code: 0, text: `Comment ${id} is shown below its article.\n` });
  expect(await shown()).toEqual(['Softer']);
  expect((await comments('approve', id)).code).toBe(0);
  expect((await comments('spam', id)).code).toBe(0);
  expect(await shown()).toEqual([]);
  expect((await comments('list')).text).toContain('  spam ');
  expect((await comments('remove', id)).code).toBe(0);
  expect((await comments()).text).toContain('0 to approve.');
  expect((await comments('approve', id)).code).toBe(1);
  expect((await comments('praise', id)).code).toBe(2);
  expect(await events()).toEqual(
    [
      ['comment_removed', `comment:${id}`],
      ['comment_marked_spam', `comment:${id}`],
      ['comment_approved', `comment:${id}`],
      ...before,
    ].slice(0, 20),
  );
});
