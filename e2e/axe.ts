import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';

/** The minified file is half the size of the package's main export, and is sent to the browser for each check. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Header and footer, which every page has. */
const SHELL = ['.shopify-section-group-header-group', '.shopify-section-group-footer-group'];

/**
 * Violations that axe reports for the page, or for the parts that the selectors match: one line per rule, with the elements that break it.
 * Runs after all finite animations have ended, because contrast is measured from the current colors. Frames are not checked: the shop's own
 * pages have none.
 */
export function axe(page: Page, ...parts: string[]): Promise<string[]> {
  return run(page, { include: parts.length > 0 ? parts : ['html'] });
}

/** The same without header and footer, which another test checks: a third of the time of the whole page. */
export function axeMain(page: Page): Promise<string[]> {
  return run(page, { exclude: SHELL });
}

async function run(page: Page, where: { include: string[] } | { exclude: string[] }): Promise<string[]> {
  await page.evaluate(async () => {
    const ends = (one: Animation) =>
      one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY;
    await Promise.all(
      document
        .getAnimations()
        .filter(ends)
        .map((one) => one.finished.catch(() => {})),
    );
  });
  await page.evaluate(source);
  return page.evaluate(async (context) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    // A change during the check, such as the next message of the promo bar, must not be caught in the middle of a transition.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    // Reporting passes takes as long as the check itself.
    const options: RunOptions = { resultTypes: ['violations'], iframes: false };
    const { violations } = await axe.run(context, options).finally(() => document.adoptedStyleSheets.pop());
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target} ${html}`).join('; ')}`,
    );
  }, where);
}
