import type { Page } from '@playwright/test';

/** Resolves when the page has drawn two more frames, so that pending updates are visible. */
export const frames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
  );

/** Turns the mouse wheel by `by` px. Resolves when the page has got the event and drawn its effect. */
export async function wheel(page: Page, by: number): Promise<void> {
  await page.evaluate(() => {
    const turned = new Promise<void>((got) => {
      addEventListener('wheel', () => got(), { capture: true, once: true });
    });
    Object.assign(window, { turned });
  });
  await page.mouse.wheel(0, by);
  await page.evaluate(() => (window as unknown as { turned: Promise<void> }).turned);
  await frames(page);
}
