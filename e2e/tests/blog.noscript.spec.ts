import { expect, test } from '../test.ts';

test('without JavaScript an article is shared by mail', async ({ page }) => {
  await page.goto('/blogs/journal/notes-on-a-slip-dress');
  const mail = page.getByRole('link', { name: 'Send this article by mail' });
  await expect(mail).toHaveAttribute('href', /^mailto:\?subject=Notes%20on%20a%20Slip%20Dress&body=http/);
  await expect(page.getByRole('button', { name: 'Share this article' })).toBeHidden();
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
