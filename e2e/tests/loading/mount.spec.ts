import type { Page } from '@playwright/test';
import { alterPage } from '../../alter-page.ts';
import { expect, test } from '../../test.ts';

/** Whether React has taken the island's paint over. */
const isAlive = (page: Page, name: string) =>
  page
    .locator(`[data-island="${name}"] > [data-root]`)
    .evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer')));

test('without #app every island is mounted, the body is released, links to the default checkout host get the shop’s own, and a section reloaded by the editor is mounted again', {
  tag: ['@start-2', '@start-3', '@start-4', '@start-5', '@start-6'],
}, async ({ page }) => {
  let served = '';
  let hosts = { host: '', checkoutHost: '' };
  await alterPage(page, '/pages/about', (html) => {
    hosts = JSON.parse(/id="vitrine-config"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}');
    const far = `https://${hosts.checkoutHost}/cart`;
    const links = `<a id="far" href="${far}/c/1?key=2#x">Far</a><form id="away" action="${far}" method="post"></form><a id="other" href="https://example.org/">Other</a>`;
    served = html
      .replace('id="app"', '')
      .replace('"designMode": false', '"designMode": true')
      .replace(/class="scheme/, 'class="overlay-active scheme')
      .replace('<main id="main" tabindex="-1">', `$&${links}`);
    return served;
  });
  await page.goto('/pages/about');
  expect(served).toContain('class="overlay-active');
  expect(served).not.toContain('id="app"');
  expect(served).toContain('"designMode": true');
  await expect(page.locator('body')).not.toHaveClass(/overlay-active/);
  await expect(page.locator('#far')).toHaveAttribute('href', `http://${hosts.host}/cart/c/1?key=2#x`);
  await expect(page.locator('#away')).toHaveAttribute('action', `http://${hosts.host}/cart`);
  await expect(page.locator('#other')).toHaveAttribute('href', 'https://example.org/');

  await expect.poll(() => isAlive(page, 'header')).toBe(true);
  const again = await page.evaluate(() => {
    const old = document.querySelector('[data-island="header"]');
    const section = old?.closest('.shopify-section');
    if (!old || !section) return false;
    const copy = old.cloneNode(true) as Element;
    section.dispatchEvent(
      new CustomEvent('shopify:section:unload', { bubbles: true, detail: { sectionId: section.id } }),
    );
    section.replaceChildren(copy);
    section.dispatchEvent(
      new CustomEvent('shopify:section:load', { bubbles: true, detail: { sectionId: section.id } }),
    );
    return section.contains(old) && !copy.isConnected;
  });
  expect(again, 'the hydrated island is kept').toBe(true);
  await expect.poll(() => isAlive(page, 'header')).toBe(true);

  const isFresh = await page.evaluate(() => {
    const old = document.querySelector('[data-island="header"]');
    const section = old?.closest('.shopify-section');
    if (!old || !section) return false;
    const copy = old.cloneNode(true) as HTMLElement;
    delete copy.dataset.hydrated;
    section.dispatchEvent(new CustomEvent('shopify:section:unload', { bubbles: true }));
    return new Promise<boolean>((resolve) => {
      setTimeout(() => {
        section.replaceChildren(copy);
        section.dispatchEvent(new CustomEvent('shopify:section:load', { bubbles: true }));
        resolve(!old.isConnected);
      });
    });
  });
  expect(isFresh, 'an island whose section comes back later is mounted anew').toBe(true);
  await expect.poll(() => isAlive(page, 'header')).toBe(true);
});

test('a view transition that the browser skips causes no error', async ({ page }) => {
  await page.goto('/pages/about');
  const isReported = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.addEventListener('unhandledrejection', (event) => resolve(event.defaultPrevented));
        document.startViewTransition().skipTransition();
      }),
  );
  expect(await isReported).toBe(true);
});
