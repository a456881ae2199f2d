import { brotliCompressSync } from 'node:zlib';
import { open } from '../../hydrated.ts';
import { inFlight } from '../../requests.ts';
import { expect, test } from '../../test.ts';

/** kB of JavaScript a page may load before anything is opened, compressed as it travels. */
const BUDGET = 80;
/** kB that a page may fetch ahead when it has nothing else to do. They are not run before they are wanted. */
const AHEAD_BUDGET = 60;
/** The page's own script, which brings the rest when it is wanted. */
const BOOT_BUDGET = 3;

const PAGES = ['/', '/products/column-slip-dress', '/products/gift-card', '/cart'];
// These come no nearer to the budget than the front page does.
if (process.env.VITRINE_FULL === '1') PAGES.push('/collections/dresses', '/pages/styleguide');

// Low enough that no row below the first view comes near: it loads its own when it is scrolled to.
test.use({ reusesPage: false, savesData: false, viewport: { width: 1280, height: 600 } });

for (const path of PAGES) {
  test(`${path} loads at most ${BUDGET} kB of scripts before anything is opened, and ${AHEAD_BUDGET} kB ahead when it is idle`, async ({
    page,
    baseURL,
  }) => {
    const requests = inFlight(page);
    const scripts = new Set<string>();
    const ahead = new Set<string>();
    page.on('request', (request) => {
      const isAhead = request.headers().purpose === 'prefetch' || request.headers()['sec-purpose'] === 'prefetch';
      // What the platform itself serves to every theme is not the theme's to save.
      const own = request.url().startsWith(`${baseURL}/`) && !request.url().includes('/cdn/shopifycloud/');
      if (own && isAhead && request.url().endsWith('.js')) ahead.add(request.url());
      else if (own && request.resourceType() === 'script') scripts.add(request.url());
    });
    const size = async (url: string): Promise<number> =>
      brotliCompressSync(await (await page.request.get(url)).body()).length / 1024;
    const sum = async (urls: Iterable<string>): Promise<number> =>
      (await Promise.all([...urls].map(size))).reduce((all, one) => all + one, 0);
    await open(page, path);
    await expect(page.locator('link[rel=prefetch][href*=SearchPanel]')).toHaveCount(1);
    await requests.none();
    expect([...scripts].some((url) => url.includes('/shared-'))).toBe(true);
    expect(await sum(scripts)).toBeLessThanOrEqual(BUDGET);
    expect(ahead.size).toBeGreaterThan(3);
    expect(ahead.intersection(scripts)).toEqual(new Set());
    expect(await sum(ahead)).toBeLessThanOrEqual(AHEAD_BUDGET);
    expect(await sum([...scripts].filter((url) => url.includes('/boot-')))).toBeLessThanOrEqual(BOOT_BUDGET);
  });
}
