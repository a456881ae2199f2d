import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and resolves when every island that hydrates without interaction has. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Resolves when every island of the page that hydrates without interaction has. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/**
 * Hovers an element, which hydrates the dormant island around it, and resolves when that has hydrated. Without it a press may be handled by
 * the server markup: a link that is pressed before its scripts have loaded is followed after a second.
 */
export async function hydrateIsland(element: Locator): Promise<void> {
  await element.hover();
  await expect
    .poll(() => element.evaluate((inner) => inner.closest('[data-island]')?.hasAttribute('data-hydrated')))
    .toBe(true);
}

/** The built theme's scripts. */
const ASSETS = join(import.meta.dirname, '../dist/theme/assets');

/**
 * Resolves when a page has the code of what a control opens. Without it a busy machine can take longer than a shopper is made to wait, a
 * second, and the control opens the plain menu or page instead. `chunk` is the name of the code's file before its hash, e.g. `MenuDrawer`.
 */
export async function fetchCode(page: Page, chunk: string): Promise<void> {
  const file = readdirSync(ASSETS).find((name) => name.startsWith(`${chunk}-`));
  if (file === undefined) throw new Error(`The theme has no script of the name ${chunk}`);
  await page.evaluate(async (name) => {
    const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
    await import(new URL(name, script?.src).href);
  }, file);
}
