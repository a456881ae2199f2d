import { expect, type Locator, type Page, test } from '@playwright/test';
import { Editor } from '../../editor.ts';
import { type OwnShop, startOwnShop } from '../../servers.ts';

/** A merchant makes another home page of the demo shop's: by mouse, and again by keyboard alone. */
test.describe.configure({ mode: 'serial' });
// So high that both ends of a way in the tree are in view.
test.use({ viewport: { width: 1280, height: 1100 } });

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop?.stop());

/** Titles of the home page's sections in the tree, from the top. */
async function sections({ tree }: Editor): Promise<string[]> {
  const rows = await tree
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => ({ level: row.ariaLevel, title: row.ariaLabel ?? '' })));
  const from = rows.findIndex(({ title }) => title === 'Home page') + 1;
  const end = rows.findIndex(({ level }, index) => index > from && level === '1');
  return rows.slice(from, end).flatMap(({ level, title }) => (level === '2' && title !== 'Add section' ? [title] : []));
}

/** The headings of the shop's own home page, as every visitor has it. */
async function headings(page: Page): Promise<string[]> {
  await page.goto(shop.origin);
  return page.locator('main').getByRole('heading').allInnerTexts();
}

test('by mouse: a hero is changed, sections are added and moved, colors and a product are chosen, undone, done again, saved; it is there after a restart', {
  tag: ['@editor-20'],
}, async ({ page }) => {
  const editor = new Editor(page);
  const { preview, tree } = editor;
  await editor.open(shop.origin);

  await preview.getByRole('heading', { name: 'Clothes for a quiet room' }).click();
  await editor.field('Heading').fill('Winter rooms');
  await expect(preview.getByRole('heading', { name: 'Winter rooms' })).toBeVisible();

  await editor.add('Home page', 'Tabbed content');
  await expect(page.getByRole('heading', { name: 'Tabbed content' })).toBeVisible();
  await editor.add('Home page', 'Newsletter');
  const signUp = preview.locator('main [data-shopify-editor-section*="newsletter"]');
  await expect(signUp).toBeVisible();

  const added = (await sections(editor)).at(-1) ?? '';
  await editor
    .row(added)
    .last()
    .dragTo(editor.row('Winter rooms'), { targetPosition: { x: 80, y: 3 } });
  await expect.poll(async () => (await sections(editor))[0]).toBe(added);
  await expect(preview.locator('main .shopify-section').first()).toHaveAttribute(
    'data-shopify-editor-section',
    /newsletter/,
  );

  await editor.row('Winter rooms').click();
  const hero = preview.locator('[data-shopify-editor-section*="hero"]').first();
  await expect(hero.locator('.scheme-ink')).toBeAttached();
  await page.locator('label', { has: page.getByRole('radio', { name: 'Linen' }) }).click();
  await expect(hero.locator('.scheme-linen')).toBeAttached();

  await editor.unfold('Header', 1);
  await tree
    .getByRole('row', { name: /^Mega-menu/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Remove Wool Wrap Coat' }).click();
  await page.getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('ballet');
  await page.getByRole('option', { name: /Ballet Flat/ }).click();
  // The first empties the search.
  for (const _ of [1, 2]) await page.keyboard.press('Escape');
  await expect(preview.locator('header').getByText('Ballet Flat').first()).toBeAttached();

  await editor.button(/^Undo/).click();
  await expect(preview.locator('header').getByText('Ballet Flat')).toHaveCount(0);
  await editor.button(/^Redo/).click();
  await expect(preview.locator('header').getByText('Ballet Flat').first()).toBeAttached();
  await editor.save();

  expect(await headings(page)).toContain('Winter rooms');
  await shop.restart();
  expect(await headings(page)).toContain('Winter rooms');
  await editor.open(shop.origin);
  expect((await sections(editor))[0]).toBe(added);
  await expect(preview.locator('header').getByText('Ballet Flat').first()).toBeAttached();
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.and(page.locator(':focus')).count()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target}`);
}

/** Walks down the tree, which has the focus, to the next row with a title. */
async function goTo({ page, tree }: Editor, title: string): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await tabTo(page, tree.getByRole('row', { name: title, exact: true }), 'ArrowDown');
}

test('by keyboard alone: the same', { tag: ['@editor-21'] }, async ({ page }) => {
  const editor = new Editor(page);
  const { preview } = editor;
  await editor.open(shop.origin);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  await tabTo(page, editor.row('Header').first());
  const hero = preview.locator('[data-shopify-editor-section*="hero"]').first();
  await goTo(
    editor,
    await hero
      .getByRole('heading')
      .textContent()
      .then((text) => text ?? ''),
  );
  await press('Enter');
  await tabTo(page, editor.field('Heading'));
  await press('ControlOrMeta+a');
  await page.keyboard.type('Spring rooms');
  await expect(preview.getByRole('heading', { name: 'Spring rooms' })).toBeVisible();
  const scheme = () => hero.locator('[class*="scheme-"]').first().getAttribute('class');
  const schemeBefore = await scheme();
  await tabTo(page, page.getByRole('radiogroup', { name: 'Color scheme' }).getByRole('radio', { checked: true }));
  await press('ArrowRight');
  await expect.poll(scheme).not.toBe(schemeBefore);

  await press('Escape');
  await expect(editor.row('Spring rooms')).toBeFocused();
  for (const preset of ['Accordion', 'Press']) {
    await goTo(editor, 'Add section');
    await press('Enter');
    await page.keyboard.type(preset);
    await tabTo(page, page.getByRole('option', { name: preset }).first());
    await press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(editor.tree.locator(':focus')).toHaveAttribute('aria-selected', 'true');
  }
  const added = (await editor.tree.locator(':focus').getAttribute('aria-label')) ?? '';
  const before = (await sections(editor)).lastIndexOf(added);
  await press('Alt+ArrowUp');
  await expect.poll(async () => (await sections(editor)).lastIndexOf(added)).toBe(before - 1);
  await expect(editor.row(added).last()).toBeFocused();

  // The area, the promo bar, the header, and the first of its menus.
  await press('Home', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'Enter');
  await tabTo(page, page.getByRole('button', { name: /^Add\b.*Products/ }));
  await press('Shift+Tab');
  await tabTo(page, page.getByRole('button', { name: /^Remove/ }), 'ArrowRight');
  await press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^Add\b.*Products/ }));
  await press('Enter');
  await page.keyboard.type('storm');
  await expect(page.getByRole('option')).toHaveText([/^Storm Trench/]);
  await press('ArrowDown', 'Enter');
  await expect(preview.locator('header').getByText('Storm Trench').first()).toBeAttached();

  await press('Escape', 'Escape', 'ControlOrMeta+z');
  await expect(preview.locator('header').getByText('Storm Trench')).toHaveCount(0);
  await press('ControlOrMeta+Shift+z');
  await expect(preview.locator('header').getByText('Storm Trench').first()).toBeAttached();
  await press('ControlOrMeta+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await headings(page)).toContain('Spring rooms');
});
