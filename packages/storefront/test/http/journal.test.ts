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

test('a comment is on the page at once where the blog is not moderated, as text and nothing else', async () => {
  const mark = crypto.randomUUID();
  const page = await send('/blogs/style-notes/packing-for-four-days', {
    author: '<b>Ada</b>',
    email: 'ada@example.com',
    body: `Nine pieces?\n\n<img src=x onerror=alert(1)> ${mark}.`,
  });
  expect(status(page)).toBe('Thank you. Your comment is on the page.');
  const sent = all(page, '.comment').filter((one) => textOf(one).includes(mark));
  expect(sent).toHaveLength(1);
  expect(textOf(sent[0])).toContain('<b>Ada</b>');
  expect(textOf(sent[0])).toContain('<img src=x onerror=alert(1)>');
  expect(sent[0]?.querySelectorAll('img, b')).toHaveLength(0);
});

test('a card leads to its article by its title and by Read More; the article leads on, to its products and its tags', async () => {
  const follow = async (page: Page, selector: string, text: string) => {
    const link = all(page, selector).find((one) => (one.getAttribute('aria-label') ?? textOf(one)) === text);
    return open(link?.getAttribute('href') ?? `no link “${text}”`);
  };
  const blog = await open('/blogs/journal');
  const selected = one(blog, 'main input[type="radio"][checked]');
  expect(textOf(selected.closest('label'))).toBe('Journal');
  expect(textOf(one(await follow(blog, 'main article a', 'Notes on a Slip Dress'), 'h1'))).toBe(
    'Notes on a Slip Dress',
  );
  const letter = await follow(blog, 'main article a', 'Read More: A Letter from Hayes Valley');
  expect(textOf(one(letter, 'h1'))).toBe('A Letter from Hayes Valley');
  const next = one(letter, 'nav[aria-label="More to read"] a[rel="next"]');
  const story = await open(next.getAttribute('href') ?? '');
  expect(textOf(one(story, 'h1'))).toBe('Notes on a Slip Dress');
  expect(all(story, 'main h2').map(textOf)).toContain('In this story');
  expect(all(story, 'main a').map(textOf)).toContainEqual(expect.stringMatching(/Slip Dress/));
  const tagged = await follow(story, 'ul[aria-label="Tags"] a', 'silk');
  expect([tagged.address, tagged.status]).toEqual(['/blogs/journal/tagged/silk', 200]);
});

test('the page of a blog knows the articles of the others, so that they can be shown without leaving it', async () => {
  const blog = JSON.parse(one(await open('/blogs/journal'), '[data-island="blog"] > script').textContent);
  expect([blog.start, blog.items.length, blog.others.length]).toEqual(['journal', 6, 18]);
});
