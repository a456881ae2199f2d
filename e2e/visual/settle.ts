import type { BrowserContext, Page } from '@playwright/test';

/** Every screen is taken at this time; the shop of the screens is opened at it (`still-clock.mjs`). */
export const NOW = '2026-11-22T12:00:00Z';

/** ms; what turns by itself does so less often than anything else asks for a moment. */
const TURNS = 2000;

/** On all pages of the context the clock stands, and nothing turns by itself (messages, carousels). */
export async function holdStill(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(NOW);
  await context.addInitScript((turns) => {
    const { setInterval } = window;
    window.setInterval = ((handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms >= turns ? 0 : setInterval(handler, ms, ...rest)) as typeof window.setInterval;
  }, TURNS);
}

/** Everything due has hydrated; pages of the host have nothing to hydrate. */
async function isHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated], html:not(:has(script[type=module]))').waitFor({ state: 'attached' });
}

/** What is seen has arrived: scripts, fonts, pictures decoded. */
export async function settle(page: Page): Promise<void> {
  await isHydrated(page);
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    // A picture that is exchanged for another while it is decoded is looked at again with the other.
    await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => {}))]);
  });
}

/** Paths of the shop's pictures in sight, and of the first frames of its films. */
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

/** Names of the page's styles: `theme`, `product`; none on pages of the host. */
export function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-styles]')].map(({ dataset }) => `${dataset.styles}`),
  );
}
