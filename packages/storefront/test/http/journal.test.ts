import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { all, one, type Page, textOf, visit } from '../visitor.ts';

const shop = demoShop();

const open = (path: string) => visit(shop.origin).open(path);
const comment = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`comment[${name}]`, value]));
const send = async (path: string, fields: Record<string, string>) => {
  const visitor = visit(shop.origin);
  return visitor.submit(await visitor.open(path), '#comment_form', comment(fields), 'Send comment');
};
const status = (page: Page) => textOf(one(page, '#comment_form [role="status"]'));

test('without scripts every blog is a link away', async () => {
  const journal = await open('/pages/journal');
  expect(all(journal, 'main article')).toHaveLength(18);
  const links = all(journal, 'nav[aria-label="Filter By"] a');
  const atelier = await open(links.find((link) => textOf(link) === 'The Atelier')?.getAttribute('href') ?? '');
  expect([atelier.address, all(atelier, 'main article').length]).toEqual(['/blogs/atelier', 6]);
});

test('a comment is read before it is published where the blog says so', async () => {
  const body = `It went on the horse with me, ${crypto.randomUUID()}.`;
  const page = await send('/blogs/journal/notes-on-a-slip-dress', { author: 'Ada', email: 'ada@example.com', body });
  expect(page.address).toMatch(/notes-on-a-slip-dress#comment_form$/);
  expect(status(page)).toBe('Thank you. Your comment appears here once we have read it.');
  expect((await open('/blogs/journal/notes-on-a-slip-dress')).html).not.toContain(body);
});

test('what is wrong with a comment is said beside its field, and what was written is kept', async () => {
  const page = await send('/blogs/style-notes/dressing-for-a-wedding', {
    author: 'Ada',
    // What a browser lets pass and the shop does not.
    email: 'ada@example',
    body: 'In navy, then.',
  });
  expect(all(page, '#comment_form [role="alert"]')).toHaveLength(1);
  const email = one(page, '[name="comment[email]"]');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  const why = (email.getAttribute('aria-describedby') ?? '').split(' ').map((id) => textOf(one(page, `#${id}`)));
  expect(why.join(' ')).toMatch(/e-?mail/i);
  expect(one(page, '[name="comment[author]"]').getAttribute('value')).toBe('Ada');
  expect(one(page, '[name="comment[body]"]').textContent).toBe('In navy, then.');
});

test('a blog that takes no comments shows no form', async () => {
  const page = await open('/blogs/atelier/what-teasels-do');
  expect([all(page, 'h1').length, all(page, '#comment_form').length]).toEqual([1, 0]);
});
