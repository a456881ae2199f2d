import type { Page } from '@playwright/test';
import { alterPage } from '../altered-page.ts';
import { expect, test } from '../test.ts';

/** Puts something into the page's HTML before the browser reads it. */
const insert = (html: string, at: string, text: string) => html.replace(at, `${at}${text}`);

/** Whether React has taken the island's paint over. */
const isAlive = (page: Page, name: string) =>
  page
    .locator(`[data-island="${name}"] > [data-root]`)
    .evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer')));

test('mounting takes overlay-active off the body', { tag: ['@spec-11'] }, async ({ page }) => {
  let covered = '';
  await alterPage(page, '/pages/about', (html) => {
    covered = html.replace(/class="scheme/, 'class="overlay-active scheme');
    return covered;
  });
  await page.goto('/pages/about');
  expect(covered).toContain('overlay-active');
  await expect(page.locator('body')).not.toHaveClass(/overlay-active/);
});

test('links and form actions at the default checkout host lead to the shop’s own host', {
  tag: ['@spec-13', '@spec-14'],
}, async ({ page }) => {
  await page.goto('/pages/about');
  const { checkoutHost, host } = await page.evaluate(() =>
    JSON.parse(document.getElementById('vitrine-config')?.textContent ?? '{}'),
  );
  await alterPage(page, '/pages/about', (html) =>
    insert(
      html,
      '<main id="main" tabindex="-1">',
      `<a id="far" href="https://${checkoutHost}/cart/c/1?key=2#x">Far</a><form id="away" action="https://${checkoutHost}/cart" method="post"></form><a id="other" href="https://example.org/">Other</a>`,
    ),
  );
  await page.goto('/pages/about');
  await expect(page.locator('#far')).toHaveAttribute('href', `http://${host}/cart/c/1?key=2#x`);
  await expect(page.locator('#away')).toHaveAttribute('action', `http://${host}/cart`);
  await expect(page.locator('#other')).toHaveAttribute('href', 'https://example.org/');
});

test('without #app every marker is mounted, and a section the editor loads again is mounted again', {
  tag: ['@spec-10', '@spec-12'],
}, async ({ page }) => {
  await alterPage(page, '/collections/dresses', (html) => html.replace('id="app"', ''));
  await page.goto('/collections/dresses');
  await expect.poll(() => isAlive(page, 'header')).toBe(true);
  const again = await page.evaluate(() => {
    const old = document.querySelector('[data-island="header"]');
    const section = old?.closest('.shopify-section');
    if (!old || !section) return false;
    const copy = old.cloneNode(true) as Element;
    section.dispatchEvent(
      new CustomEvent('shopify:section:unload', { bubbles: true, detail: { sectionId: section.id } }),
    );
    old.replaceWith(copy);
    section.dispatchEvent(
      new CustomEvent('shopify:section:load', { bubbles: true, detail: { sectionId: section.id } }),
    );
    return true;
  });
  expect(again).toBe(true);
  await expect.poll(() => isAlive(page, 'header')).toBe(true);
});
