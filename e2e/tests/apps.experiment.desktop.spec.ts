import type { Page } from '@playwright/test';
import { alterPage } from '../altered-page.ts';
import { appsOrigin, block, misbehave, TROUBLE_NOTICES, TROUBLES } from '../apps.ts';
import { expect, test } from '../test.ts';

/** It has a film, and stands in the experiment of the demo shop. */
const PRODUCT = '/products/column-slip-dress';
const HYPOTHESIS = '8f1d2c3a-54b6-4f0e-9a7d-1c2b3a4d5e6f';

const films = (page: Page) => page.locator('.gallery .gallery__film').filter({ has: page.locator('video') });
/** Set by the layout, and taken away when the storefront knows. */
const undecided = (page: Page) => page.locator('html[data-videos]');

interface Variant {
  id: number;
  option1: string;
}

/** Opens the product in the color that has a film. */
async function openFilm(page: Page, query = '') {
  const { variants }: { variants: Variant[] } = await (await page.request.get(`${PRODUCT}.js`)).json();
  const variant = variants.find(({ option1 }) => option1 === 'Oxblood');
  await page.goto(`${PRODUCT}?variant=${variant?.id}${query}`);
  await page.mouse.move(200, 300);
}

/** The same, and waits until the experiment is decided. */
async function open(page: Page, query = '') {
  await openFilm(page, query);
  await expect(undecided(page)).toHaveCount(0);
}

test('videos are shown when the experiment is active', {
  tag: ['@spec-247'],
}, async ({ page }) => {
  await open(page);
  await expect(films(page)).not.toHaveCount(0);
});

test('a visitor of the control sees no videos', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'sl_assignments', value: `${HYPOTHESIS}.0`, url: baseURL ?? '' }]);
  await open(page);
  await expect(films(page)).toHaveCount(0);
  await open(page, '&slVariant=true');
  await expect(films(page)).not.toHaveCount(0);
});

test('an answer within its second counts', async ({ page }) => {
  await misbehave(page, 'experiment', 'calls', 'slow', 200);
  await open(page);
  await expect(films(page)).not.toHaveCount(0);
});

test.describe('a tool in trouble: the videos stay hidden', () => {
  test.use({ expected: TROUBLE_NOTICES });

  for (const [part, mode] of [['calls', 'slow'], ...TROUBLES] as const) {
    test(`${part} ${mode}`, async ({ page }) => {
      await misbehave(page, 'experiment', part, mode);
      await open(page);
      await expect(films(page)).toHaveCount(0);
    });
  }

  test('blocked', async ({ page }) => {
    await block(page, 'experiment');
    await open(page);
    await expect(films(page)).toHaveCount(0);
  });
});

test.describe('an experiment that cannot be read', () => {
  test.use({ expected: /Failed to parse shoplift-config JSON$/ });

  test('is logged, and videos are shown', { tag: ['@spec-289'] }, async ({ page }) => {
    await alterPage(page, PRODUCT, (html) => html.replace('"hypothesisId"', 'hypothesisId'));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${appsOrigin}/experiment/assignment`)) asked.push(request.url());
    });
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await openFilm(page);
    expect((await logged).text()).toBe('Failed to parse shoplift-config JSON');
    await expect(undecided(page)).toHaveCount(0);
    await expect(films(page)).not.toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
