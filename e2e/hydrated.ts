import type { Page } from '@playwright/test';

/** Opens a page and resolves when every island that hydrates by itself has: what is pressed then is answered by React. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Resolves when every island of the page that hydrates by itself has. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Brings an island into the window and resolves when it has hydrated; `name` as its `data-island`. */
export async function hydrateIsland(page: Page, name: string): Promise<void> {
  const island = page.locator(`[data-island="${name}"]`).first();
  await island.scrollIntoViewIfNeeded();
  await island.hover();
  await page.locator(`[data-island="${name}"][data-hydrated]`).first().waitFor({ state: 'attached' });
}
