import { expect, test } from '../test.ts';

test('without JavaScript every blog is a link away', async ({ page }) => {
  await page.goto('/pages/journal');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(18);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Filter By' }).getByRole('link', { name: 'The Atelier' }).click();
  await expect(page).toHaveURL(/\/blogs\/atelier$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
});

test('without JavaScript an article is shared by mail', async ({ page }) => {
  await page.goto('/blogs/journal/notes-on-a-slip-dress');
  const mail = page.getByRole('link', { name: 'Send this article by mail' });
  await expect(mail).toHaveAttribute('href', /^mailto:\?subject=Notes%20on%20a%20Slip%20Dress&body=http/);
  await expect(page.getByRole('button', { name: 'Share this article' })).toBeHidden();
});

test('a comment is read before it is published where the blog says so', async ({ page }) => {
  await page.goto('/blogs/journal/notes-on-a-slip-dress');
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Email (not published)').fill('ada@example.com');
  await page.getByLabel('Comment', { exact: true }).fill('It went on the horse with me.');
  await page.getByRole('button', { name: 'Send comment' }).click();
  await expect(page).toHaveURL(/notes-on-a-slip-dress#comment_form$/);
  await expect(
    page.getByRole('status').getByText('Thank you. Your comment appears here once we have read it.'),
  ).toBeVisible();
  await expect(page.getByText('It went on the horse with me.')).toHaveCount(0);
});

test('what is wrong with a comment is said beside its field, and what was written is kept', async ({ page }) => {
  await page.goto('/blogs/style-notes/dressing-for-a-wedding');
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  // What a browser lets pass and the shop does not.
  await page.getByLabel('Email (not published)').fill('ada@example');
  await page.getByLabel('Comment', { exact: true }).fill('In navy, then.');
  await page.getByRole('button', { name: 'Send comment' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  const email = page.getByLabel('Email (not published)');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/e-?mail/i);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada');
  await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('In navy, then.');
});

test('a comment is on the page at once where the blog is not moderated, as text and nothing else', async ({ page }) => {
  await page.goto('/blogs/style-notes/packing-for-four-days');
  await page.getByLabel('Name', { exact: true }).fill('<b>Ada</b>');
  await page.getByLabel('Email (not published)').fill('ada@example.com');
  await page.getByLabel('Comment', { exact: true }).fill('Nine pieces?\n\n<img src=x onerror=alert(1)> Eight.');
  await page.getByRole('button', { name: 'Send comment' }).click();
  await expect(page.getByText('Thank you. Your comment is on the page.')).toBeVisible();
  const comment = page.locator('.comment').last();
  await expect(comment).toContainText('<b>Ada</b>');
  await expect(comment).toContainText('<img src=x onerror=alert(1)> Eight.');
  await expect(comment.locator('img, b')).toHaveCount(0);
});

test('a blog that takes no comments shows no form', async ({ page }) => {
  await page.goto('/blogs/atelier/what-teasels-do');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send comment' })).toHaveCount(0);
});
