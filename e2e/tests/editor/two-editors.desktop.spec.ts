import { expect, type Page, test } from '@playwright/test';
import { Editor } from '../../editor.ts';
import { type OwnShop, startOwnShop } from '../../servers.ts';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop({ theme: 'packages/host/test/fixtures/plain-theme' });
});
test.afterAll(() => shop?.stop());

async function open(page: Page): Promise<Editor> {
  const editor = new Editor(page);
  await editor.open(shop.origin);
  return editor;
}

async function setText(editor: Editor, row: string | RegExp, label: string, text: string): Promise<void> {
  await editor.row(row).first().click();
  await editor.field(label).fill(text);
}

test('two editors see each other; who saves second keeps both changes, is named what both have changed, and undoes only their own', {
  tag: ['@editor-6', '@editor-7', '@editor-11', '@editor-18'],
}, async ({ page, browser }) => {
  const mine = await open(page);
  const context = await browser.newContext();
  const theirs = await open(await context.newPage());
  await expect(page.getByText('Another editor is open on this shop.')).toBeVisible();
  await expect(theirs.page.getByText('Another editor is open on this shop.')).toBeVisible();

  await setText(theirs, 'Saved by the merchant', 'Text', 'Theirs');
  await setText(theirs, 'Free returns', 'Heading', 'Their returns');
  await setText(mine, 'Free returns', 'Heading', 'My returns');
  await mine.unfold('Saved by the merchant');
  await setText(mine, /^One$/, 'Text', 'Mine');
  await theirs.save();
  await expect(page.getByRole('alert')).toContainText('Somebody else has saved this theme.');
  await mine.button(/^Save$/).click();
  await mine.button('Keep both').click();
  await expect(page.getByRole('alert')).toHaveText('Both of you have changed the same in: My returns. Yours counts.');
  await expect(mine.preview.locator('.notice')).toContainText('Theirs');
  await expect(mine.preview.locator('.notice')).toContainText('Mine');
  await expect(mine.preview.getByRole('heading', { name: 'My returns' })).toBeVisible();
  await mine.save();

  await theirs.button('Show their version').click();
  await expect(theirs.preview.locator('.notice')).toContainText('Mine');
  await context.close();
  await expect(page.getByText('Another editor is open on this shop.')).toHaveCount(0);

  await mine.button(/^Undo/).click();
  await expect(mine.preview.locator('.notice')).not.toContainText('Mine');
  await expect(mine.preview.locator('.notice')).toContainText('Theirs');
  await mine.button(/^Redo/).click();
  await expect(mine.preview.locator('.notice')).toContainText('Mine');

  await mine.button('Saved versions').click();
  await page
    .getByRole('button', { name: /^Go back to \w/ })
    .first()
    .click();
  await expect(mine.preview.getByRole('heading', { name: 'Their returns' })).toBeVisible();
  await expect(mine.preview.locator('.notice')).not.toContainText('Mine');
  await mine.button('Saved versions').click();
  await page.getByRole('listitem').filter({ hasText: 'The theme as it came' }).getByRole('button').click();
  await expect(mine.preview.locator('.notice')).toContainText('Saved by the merchant');
  await expect(mine.preview.getByRole('heading', { name: 'Free returns' })).toBeVisible();
  await page.goto(shop.origin);
  await expect(page.locator('.notice')).toContainText('Saved by the merchant');
});

test('a host that forgets the draft, a save that fails and a tab that is closed lose nothing; Back leaves the editor', {
  tag: ['@editor-5', '@editor-8', '@editor-24'],
}, async ({ page }) => {
  await page.goto(`${shop.origin}/products/supima-tee`);
  const editor = await open(page);
  await setText(editor, 'Saved by the merchant', 'Text', 'First');
  await expect(editor.preview.locator('.notice')).toContainText('First');

  // As if the host had been started again: its drafts are in its memory.
  await page.route('**/editor/api/drafts/*/render', (route) => route.fulfill({ status: 404, body: '{}' }), {
    times: 1,
  });
  await editor.field('Text').fill('Second');
  await expect(editor.preview.locator('.notice')).toContainText('Second');
  await expect(page.getByRole('alert')).toBeEmpty();

  await page.route(/api\/saves\?/, (route) => route.abort(), { times: 1 });
  await editor.button(/^Save$/).click();
  await expect(page.getByRole('alert')).toHaveText('The shop does not answer. Your changes are kept here.');
  await expect(page.getByText('Unsaved changes')).toBeVisible();

  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await editor.isReady();
  await expect(page.getByRole('status')).toContainText('Your unsaved changes are back.');
  await expect(editor.preview.locator('.notice')).toContainText('Second');
  await editor.show('Product');
  await editor.show('Bag');
  await editor.save();

  await page.goBack();
  await expect(page).toHaveURL(/supima-tee/);
  await expect(page.locator('.notice')).toContainText('Second');
});
