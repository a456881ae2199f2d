import { brotliCompressSync } from 'node:zlib';
import { open } from '../hydrated.ts';
import { inFlight } from '../requests.ts';
import { expect, test } from '../test.ts';

/** kB of JavaScript a page may load before anything is opened, compressed as it travels. */
const BUDGET = 80;
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
test.use({ isPageKept: false, viewport: { width: 1280, height: 600 } });

for (const path of PAGES) {
  test(`${path} loads at most ${BUDGET} kB of scripts before anything is opened`, async ({ page, baseURL }) => {
    const requests = inFlight(page);
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      const own = response.url().startsWith(`${baseURL}/`) && response.request().resourceType() === 'script';
      // What the platform itself serves to every theme is not the theme's to save.
      if (own && !response.url().includes('/cdn/shopifycloud/'))
        scripts.set(
          response.url(),
          response.body().then((body) => brotliCompressSync(body).length / 1024),
        );
    });
    await open(page, path);
    await requests.none();
    expect([...scripts.keys()].some((url) => url.includes('/shared-'))).toBe(true);
    const sizes = await Promise.all(scripts.values());
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
    const boot = [...scripts].find(([url]) => url.includes('/boot-'));
    expect(await boot?.[1]).toBeLessThanOrEqual(BOOT_BUDGET);
  });
}
