import { expect, NO_SCRIPTS, test } from '../../test.ts';

test.use(NO_SCRIPTS);

test('without JavaScript an article is shared by mail', async ({ page }) => {
  await page.goto('/blogs/journal/notes-on-a-slip-dress');
  const mail = page.getByRole('link', { name: 'Send this article by mail' });
  await expect(mail).toHaveAttribute('href', /^mailto:\?subject=Notes%20on%20a%20Slip%20Dress&body=http/);
  await expect(page.getByRole('button', { name: 'Share this article' })).toBeHidden();
});
