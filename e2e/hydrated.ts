import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and resolves when every island that hydrates by itself has: what is pressed then is answered by React. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Resolves when every island of the page that hydrates by itself has. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/**
 * Wakes the island around an element, as a pointer that comes over it does, and resolves when it has hydrated. An island that waits for the
 * visitor needs it where a test wants React's own answer: a link that is pressed before the scripts are there is followed after a second.
 */
export async function hydrateIsland(element: Locator): Promise<void> {
  await element.hover();
  await expect
    .poll(() => element.evaluate((inner) => inner.closest('[data-island]')?.hasAttribute('data-hydrated')))
    .toBe(true);
}
