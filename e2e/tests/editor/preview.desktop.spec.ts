import { PreviewedPage } from '../../previewed-page.ts';
import { expect, test } from '../../test.ts';

test.use({ showsPopups: true });

const PATH = 'templates/page.about.json';

/** A page with a section of each kind that shows one of its blocks at a time. */
const page = (texts: { slide?: string; heading?: string } = {}) => ({
  [PATH]: {
    sections: {
      slides: {
        type: 'carousel',
        settings: { heading: 'Slides', autoplay: 3 },
        blocks: Object.fromEntries(
          [1, 2, 3, 4, 5].map((number) => [
            `s${number}`,
            { type: 'slide', settings: { heading: number === 4 ? (texts.slide ?? 'Slide 4') : `Slide ${number}` } },
          ]),
        ),
        block_order: ['s1', 's2', 's3', 's4', 's5'],
      },
      rows: {
        type: 'accordion',
        settings: { heading: texts.heading ?? 'Questions' },
        blocks: {
          one: { type: 'row', settings: { title: 'One' } },
          two: { type: 'row', settings: { title: 'Two' } },
        },
        block_order: ['one', 'two'],
      },
    },
    order: ['slides', 'rows'],
  },
});

test('a selected slide and a selected row are shown, and stay when their sections change', {
  tag: ['@start-4', '@editor-13', '@editor-23'],
}, async ({ page: tab }) => {
  const preview = new PreviewedPage(tab);
  await preview.open('/pages/about', page());
  const slides = await preview.section('carousel');
  await preview.send({
    vitrine: 'select',
    target: { section: slides, block: await preview.block(slides, 3) },
    load: false,
  });
  const pages = preview.frame.locator('.slides__page');
  await expect(pages.nth(3)).toHaveAttribute('aria-current', 'true');
  const carousel = await preview.frame.locator('.carousel').elementHandle();
  await preview.change('/pages/about', page({ slide: 'Changed' }), [slides]);
  await expect(preview.frame.getByRole('heading', { name: 'Changed' })).toBeVisible();
  await expect(pages.nth(3)).toHaveAttribute('aria-current', 'true');
  expect(await preview.frame.locator('.carousel').evaluate((now, before) => now === before, carousel)).toBe(true);

  const rows = await preview.section('accordion');
  await preview.send({
    vitrine: 'select',
    target: { section: rows, block: await preview.block(rows, 1) },
    load: false,
  });
  const row = preview.frame.locator(`#shopify-section-${rows} details`).nth(1);
  await expect(row).toHaveAttribute('open', '');
  await expect(row).toBeInViewport();
  await preview.change('/pages/about', page({ slide: 'Changed', heading: 'Answers' }), [rows]);
  await expect(preview.frame.getByRole('heading', { name: 'Answers' })).toBeVisible();
  await expect(row).toHaveAttribute('open', '');
});

test('a mega-menu, a message and a popup are shown when their blocks are selected', { tag: ['@start-7'] }, async ({
  page: tab,
}) => {
  const preview = new PreviewedPage(tab);
  await preview.open('/');
  const header = await preview.section('header');
  await preview.send({
    vitrine: 'select',
    target: { section: header, block: await preview.block(header, 1) },
    load: false,
  });
  await expect(preview.frame.locator('.nav__panel').nth(1)).toBeVisible();

  const promo = await preview.section('promo-bar');
  await preview.send({
    vitrine: 'select',
    target: { section: promo, block: await preview.block(promo, 1) },
    load: false,
  });
  await expect(preview.frame.locator('.promo__message').nth(1)).toHaveClass(/--shown/);
  await expect(preview.frame.locator('.nav__panel').nth(1)).toBeHidden();

  const popups = await preview.section('popups');
  await expect(preview.frame.locator(`#shopify-section-${popups} [data-shopify-editor-block]`)).toHaveCount(1);
  await preview.send({
    vitrine: 'select',
    target: { section: popups, block: await preview.block(popups, 0) },
    load: false,
  });
  await expect(preview.frame.getByRole('dialog', { name: 'Letters from the house' })).toBeVisible();
  await preview.send({ vitrine: 'deselect' });
  await expect(preview.frame.getByRole('dialog', { name: 'Letters from the house' })).toBeHidden();
});

test('a click selects what is under it, and follows the shop’s links when it is not to select', {
  tag: ['@editor-23'],
}, async ({ page: tab }) => {
  const preview = new PreviewedPage(tab);
  await preview.open('/');
  const footer = await preview.section('footer');
  const link = preview.frame.locator('.footer__menus a').first();
  const block = await preview.block(footer, 0);
  await preview.send({ vitrine: 'inspect', active: true });
  await link.click();
  expect((await preview.message('picked')).target).toEqual({ section: footer, block });
  expect((await preview.messages()).filter(({ vitrine }) => vitrine === 'leaves')).toEqual([]);
  await expect(preview.frame.locator('vitrine-outlines')).toBeAttached();

  await preview.send({ vitrine: 'inspect', active: false });
  await link.click();
  const path = await link.getAttribute('href');
  expect((await preview.message('leaves')).path).toBe(path);
});

test('colors of the theme change in place', async ({ page: tab, request }) => {
  const path = 'config/settings_data.json';
  const theme = await (await request.get('/editor/api/theme')).json();
  const settings = theme.files[path];
  settings.current.color_schemes.paper.settings.background = '#ffeedd';
  const preview = new PreviewedPage(tab);
  await preview.open('/pages/about');
  const body = preview.frame.locator('body');
  const before = await body.elementHandle();
  await preview.changePage('/pages/about', { [path]: settings });
  await expect(body).toHaveCSS('background-color', 'rgb(255, 238, 221)');
  expect(await body.evaluate((now, first) => now === first, before)).toBe(true);
});
