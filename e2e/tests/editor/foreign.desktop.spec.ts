import { expect, type Locator, type Page, test } from '@playwright/test';
import { Editor } from '../../editor.ts';
import { type OwnShop, startOwnShop } from '../../servers.ts';

/** The editor on themes that nobody wrote for it: the host's fixtures, which write down each event of the editor. */
test.use({ viewport: { width: 1280, height: 1300 } });

const THEMES = 'packages/host/test/fixtures';

/** An event that a page's scripts got, with ids as the theme's files have them. */
interface Heard {
  type: string;
  target: string;
  detail: Record<string, unknown>;
}

/** A page of the fixtures. */
interface Listening {
  editorEvents: unknown[];
}

const running: OwnShop[] = [];
test.afterAll(() => Promise.all(running.map((shop) => shop.stop())));

async function open(page: Page, theme: string): Promise<Editor> {
  const shop = await startOwnShop({ theme: `${THEMES}/${theme}` });
  running.push(shop);
  const editor = new Editor(page);
  await editor.open(shop.origin);
  return editor;
}

/** Waits until the page's scripts have heard exactly this since the last call. */
async function expectEvents(editor: Editor, expected: readonly Heard[]): Promise<void> {
  const root = editor.preview.locator('html');
  const heard = async () => {
    const events = await root.evaluate(() => JSON.stringify((window as unknown as Listening).editorEvents));
    // Prefixes of ids are the host's; the keys behind them are those of the theme's files.
    return JSON.parse(events.replaceAll(/(template|sections)--\d+__|A\w{16,}__(?=\w+")/g, ''));
  };
  await expect.poll(heard, { intervals: [20] }).toEqual(expected);
  await root.evaluate(() => (window as unknown as Listening).editorEvents.splice(0));
}

const ofSection = (event: string, key: string, load?: boolean): Heard => ({
  type: `shopify:section:${event}`,
  target: `shopify-section-${key}`,
  detail: { sectionId: key, ...(load !== undefined && { load }) },
});

const ofBlock = (event: string, key: string, section: string, load?: boolean): Heard => ({
  type: `shopify:block:${event}`,
  target: 'BLOCKQUOTE',
  detail: { blockId: key, sectionId: section, ...(load !== undefined && { load }) },
});

const ofInspector = (event: string): Heard => ({
  type: `shopify:inspector:${event}`,
  target: '#document',
  detail: {},
});

/** Marks the page and a section's element, which a new rendering of either would lose. */
const mark = (section: Locator) =>
  section.evaluate((element) => {
    element.setAttribute('data-mark', '');
    document.documentElement.setAttribute('data-mark', '');
  });

async function expectMarked(editor: Editor, section: Locator): Promise<void> {
  await expect(editor.preview.locator('html')).toHaveAttribute('data-mark');
  await expect(section).toHaveAttribute('data-mark');
}

test('a theme of nested blocks: its tree, presets and limits; a change renders one section, and scripts get the platform’s events', {
  tag: ['@editor-12'],
}, async ({ page }) => {
  const editor = await open(page, 'full-theme');
  const { preview } = editor;
  await expect(page.getByText('templates/index.liquid is written in Liquid')).toBeVisible();
  await editor.show('Home page: sections');
  await editor.button('Unfold all').click();
  expect(await editor.titles()).toEqual([
    ...['Header', 'Header', 'From the schema', 'Add section'],
    ...['Home page: sections', 'Sections'],
    ...['Blocks', 'static', 'Outer', 'Group', 'three deep', 'Add block', 'two deep', 'Add block'],
    ...['Card', 'card', 'hidden', 'Add block'],
    ...['They say', 'First', 'Line', 'Second', 'Add block', 'Every setting', 'A banner', 'Add section'],
    'Saved by the merchant',
    ...['Footer', 'Footer', 'second', 'first', 'Shopify://apps/reviews/blocks/stars/1', 'Add block', 'Add section'],
  ]);
  await expectEvents(editor, [ofInspector('activate')]);

  await editor.row(/^Sections$/).click();
  await expectEvents(editor, [ofSection('select', 'banner', false)]);
  const quotes = preview.locator('[id$="__quotes"]');
  await mark(quotes);
  await editor.field('Title').fill('Changed');
  await expect(preview.getByRole('heading', { name: 'Changed' })).toBeVisible();
  await expectEvents(editor, [
    ofSection('unload', 'banner'),
    ofSection('load', 'banner'),
    ofSection('select', 'banner', true),
  ]);
  await expectMarked(editor, quotes);
  await expect(page.getByRole('slider', { name: 'Width of the picture' })).toBeVisible();

  await editor.row(/^First$/).click();
  await expectEvents(editor, [
    ofSection('deselect', 'banner'),
    ofSection('select', 'quotes', false),
    ofBlock('select', 'a', 'quotes', false),
  ]);
  await preview.getByText('Second Ada').click();
  await expectEvents(editor, [ofBlock('deselect', 'a', 'quotes'), ofBlock('select', 'b', 'quotes', false)]);
  await editor.button('Select by clicking in the preview').click();
  await expectEvents(editor, [ofInspector('deactivate')]);

  await editor.row('They say').click();
  await expectEvents(editor, [ofBlock('deselect', 'b', 'quotes'), ofSection('select', 'quotes', false)]);
  await page.keyboard.press('Alt+ArrowDown');
  await expectEvents(editor, [ofSection('reorder', 'quotes')]);
  await expectMarked(editor, quotes);
  expect(await preview.locator('main .shopify-section').evaluateAll((all) => all.map(({ id }) => id))).toEqual(
    ['banner', 'blocks', 'all', 'quotes'].map((key) => expect.stringContaining(`__${key}`)),
  );

  await editor.row(/^two deep$/).dragTo(editor.row(/^Group$/), { targetPosition: { x: 80, y: 16 } });
  await expect(preview.locator('.group .group').getByText('two deep')).toBeVisible();
  await expectEvents(editor, [
    ofSection('unload', 'blocks'),
    ofSection('load', 'blocks'),
    ofSection('deselect', 'quotes'),
    ofSection('select', 'blocks', false),
    { ...ofBlock('select', 'beside', 'blocks', false), target: 'shopify-block-beside' },
  ]);

  await editor.chooseAddition('Home page: sections');
  // Two banners are there, as many as the theme allows; others are not made for this page.
  await expect(page.getByRole('option')).toHaveText([/^Old slide/, /^Blocks/, /^Quotes/, /^Three deep/]);
  await page.getByRole('option', { name: 'Three deep' }).click();
  await expect(preview.getByText('static, of the preset')).toBeVisible();
  const added = preview.locator('[id*="__blocks_"]');
  await expect(added.locator('.group .group')).toContainText('three deep');
  const key = (await added.getAttribute('id'))?.replace(/.*__/, '') ?? '';
  await expectEvents(editor, [
    ofSection('load', key),
    { ...ofBlock('deselect', 'beside', 'blocks'), target: 'shopify-block-beside' },
    ofSection('deselect', 'blocks'),
    ofSection('select', key, false),
  ]);
  await page.locator('.tree [aria-selected=true]').focus();
  await page.keyboard.press('Delete');
  await expect(added).toHaveCount(0);
  await expectEvents(editor, [ofSection('unload', key)]);

  await editor.show('Product: connected');
  await editor.row('Banner').first().click();
  await expect(page.getByRole('group', { name: 'Title' })).toContainText('Title');
  await editor.button('Disconnect Title').click();
  await editor.field('Title').fill('By hand');
  await expect(preview.getByRole('heading', { name: 'By hand' })).toBeVisible();

  await editor.button('Language of the editor').click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  const settings = page.getByRole('region', { name: 'Bannière' });
  await expect(settings.getByRole('textbox', { name: 'Titre' })).toHaveValue('By hand');
  await expect(settings.getByText('Largeur de l’image').first()).toBeVisible();
});

test('a theme of old: local blocks, static sections with their settings, templates in Liquid', {
  tag: ['@editor-12'],
}, async ({ page }) => {
  const editor = await open(page, 'plain-theme');
  const { preview } = editor;
  await expect(page.getByText('templates/index.liquid is written in Liquid')).toBeVisible();
  await expect(page.getByText(/^The theme has \d faults$/)).toBeVisible();
  await editor.unfold('Saved by the merchant');
  await editor.unfold('Slides');
  expect(await editor.titles()).toEqual([
    ...['Saved by the merchant', 'Two', 'One', 'Add block'],
    ...['Header', 'Free returns', 'Header', 'Add section'],
    ...['Home page', 'Slides', 'First', 'Words alone', 'A picture', 'Add block', 'Settings', 'Cart'],
  ]);
  // Static sections are where the code has them.
  await expect(editor.row('Slides')).toHaveAttribute('draggable', 'false');

  const slides = preview.locator('#shopify-section-slides');
  await mark(slides);
  await editor.row('Saved by the merchant').click();
  await editor.field('Text').fill('Sale');
  await expect(preview.locator('.notice')).toContainText('Sale');
  await editor.row(/^One$/).click();
  await editor.field('Text').fill('1');
  await expect(preview.locator('.notice span').last()).toHaveText('1');
  await expectMarked(editor, slides);
  await expect(slides.getByText('First')).toBeVisible();
  // The theme's slide show turns to the selected slide by itself.
  await editor.row('Words alone').click();
  await expect(slides.getByText('Words alone')).toBeVisible();
  await expect(slides.getByText('First')).toBeHidden();
  await editor.save();

  await editor.show('Product');
  await editor.button('Unfold all').click();
  expect(await editor.titles()).toEqual([
    ...['Sale', 'Two', '1', 'Add block', 'Header', 'Free returns', 'Header', 'Add section'],
    ...['Product', 'Product', 'More', 'Note', 'Group', 'Note', 'Add block', 'Add block'],
    ...['Own blocks', 'Picture', 'Picture', 'Add block', 'Text', 'Add section', 'Cart'],
  ]);
});
