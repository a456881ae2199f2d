import type { Page } from '@playwright/test';

/** Resolves when the page has drawn what changed until now: what an answer or an event was going to change, it has. */
export const frames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
  );

/** Turns the wheel by `by` px under the mouse. Resolves when the page has got the event and drawn what came of it. */
export async function wheel(page: Page, by: number): Promise<void> {
  const turned = page.evaluate(
    () => new Promise<void>((got) => addEventListener('wheel', () => got(), { capture: true, once: true })),
  );
  // The listener is there once the page has answered something asked after it.
  await page.evaluate(() => {});
  await page.mouse.wheel(0, by);
  await turned;
  await frames(page);
}
