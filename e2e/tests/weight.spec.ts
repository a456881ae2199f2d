import { brotliCompressSync } from 'node:zlib';
import { open } from '../hydrated.ts';
import { inFlight } from '../requests.ts';
import { expect, test } from '../test.ts';

/** kB of JavaScript a page may load before anything is opened, compressed as it travels. */
const BUDGET = 80;
/** kB that a page may fetch ahead when it has nothing else to do. They are not run before they are wanted. */
const AHEAD_BUDGET = 60;
/** The page's own script, which brings the rest when it is wanted. */
const BOOT_BUDGET = 3;

const PAGES = [
  '/',
  '/collections/dresses',
  '/products/column-slip-dress',
  '/products/gift-card',
  '/cart',
  '/pages/styleguide',
];

// Low enough that no row below the first view comes near: it loads its own when it is scrolled to.
test.use({ isPageKept: false, savesData: false, viewport: { width: 1280, height: 600 } });

for (const path of PAGES) {
  test(`${path} loads at most ${BUDGET} kB of scripts before anything is opened, and ${AHEAD_BUDGET} kB ahead when it is idle`, async ({
    page,
    baseURL,
  }) => {
    const requests = inFlight(page);
    const scripts = new Map<string, Promise<number>>();
    const ahead = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      const request = response.request();
      const isAhead = request.headers()['sec-purpose'] === 'prefetch' || request.headers().purpose === 'prefetch';
      const own = response.url().startsWith(`${baseURL}/`) && (request.resourceType() === 'script' || isAhead);
      // What the platform itself serves to every theme is not the theme's to save.
      if (own && response.url().endsWith('.js') && !response.url().includes('/cdn/shopifycloud/'))
        (isAhead ? ahead : scripts).set(
          response.url(),
          response.body().then((body) => brotliCompressSync(body).length / 1024),
        );
    });
    await open(page, path);
    await expect(page.locator('link[rel=prefetch][href*=SearchPanel]')).toHaveCount(1);
    await requests.none();
    expect([...scripts.keys()].some((url) => url.includes('/shared-'))).toBe(true);
    const sizes = await Promise.all(scripts.values());
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
    const fetched = await Promise.all(ahead.values());
    expect(fetched.length).toBeGreaterThan(3);
    expect(fetched.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(AHEAD_BUDGET);
    expect([...ahead.keys()].filter((url) => scripts.has(url))).toEqual([]);
    const boot = [...scripts].find(([url]) => url.includes('/boot-'));
    expect(await boot?.[1]).toBeLessThanOrEqual(BOOT_BUDGET);
  });
}
