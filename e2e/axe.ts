import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';

/** Half the size of what the package exports as its source, and it goes into the browser for each look. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What every page of the shop has around its own sections. */
const SHELL = ['.shopify-section-group-header-group', '.shopify-section-group-footer-group'];

/**
 * What axe finds on the page, or in the parts of it that selectors name: a line for each broken rule, with the elements that break it.
 * It looks once nothing fades or slides any more, since a color on its way is no color of the shop. It looks at the page alone: the
 * shop's own pages have no frames to look into.
 */
export function axe(page: Page, ...parts: string[]): Promise<string[]> {
  return look(page, { include: parts.length > 0 ? parts : ['html'] });
}

/** The same for a page whose header and footer another test looks at: a third of the work of the whole page. */
export function axeInsideShell(page: Page): Promise<string[]> {
  return look(page, { exclude: SHELL });
}

async function look(page: Page, where: { include: string[] } | { exclude: string[] }): Promise<string[]> {
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
    // What changes by itself meanwhile, such as a message of the promo bar, does so at once.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    // What it finds right is of no use here, and writing it down takes as long as looking.
    const options: RunOptions = { resultTypes: ['violations'], iframes: false };
    const { violations } = await axe.run(context, options).finally(() => document.adoptedStyleSheets.pop());
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target} ${html}`).join('; ')}`,
    );
  }, where);
}
