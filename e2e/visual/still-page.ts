import type { BrowserContext, Page } from '@playwright/test';

/** The time of every screenshot, in the browser and in the shop of the screens (`still-clock.mjs`). */
export const NOW = '2026-11-22T12:00:00Z';

/** ms. Intervals at least this long are rotations (messages, carousels); all others are shorter. */
const ROTATION_INTERVAL = 2000;

/** Stops the clock on all pages of the context, and everything that rotates by itself. */
export async function freeze(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(NOW);
  await context.addInitScript((rotation) => {
    const { setInterval } = window;
    window.setInterval = ((handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms >= rotation ? 0 : setInterval(handler, ms, ...rest)) as typeof window.setInterval;
  }, ROTATION_INTERVAL);
}

/** Resolves when all islands due have hydrated; pages of the host have none. */
async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated], html:not(:has(script[type=module]))').waitFor({ state: 'attached' });
}

/** Resolves when scripts and fonts are loaded and visible pictures are decoded. */
export async function contentLoaded(page: Page): Promise<void> {
  await waitUntilHydrated(page);
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    // Decoding rejects when the picture is replaced meanwhile; the comparison is then repeated.
    await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => {}))]);
  });
}

/** Paths of the visible pictures and video posters. */
export function picturesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const addresses = [...document.querySelectorAll<HTMLImageElement | HTMLVideoElement>('img, video')]
      .filter((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return element.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      })
      .map((element) => (element instanceof HTMLVideoElement ? element.poster : element.currentSrc));
    return [...new Set(addresses)].filter(Boolean).map((address) => new URL(address).pathname);
  });
}

/** Names of the page's stylesheets: `theme`, `product`; none on pages of the host. */
export function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-styles]')].map(({ dataset }) => `${dataset.styles}`),
  );
}
