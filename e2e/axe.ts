import type { Page } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';

/**
 * What axe finds on the page, or in the parts of it that selectors name: a line for each broken rule, with the elements that break it.
 * It looks once nothing fades or slides any more, since a color on its way is no color of the shop. It looks at the page alone: the
 * shop's own pages have no frames to look into.
 */
export async function axe(page: Page, ...parts: string[]): Promise<string[]> {
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
  await page.evaluate(axeCore.source);
  return page.evaluate(async (include) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    // What changes by itself meanwhile, such as a message of the promo bar, does so at once.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    // What it finds right is of no use here, and writing it down takes as long as looking.
    const options: RunOptions = { resultTypes: ['violations'], iframes: false };
    const { violations } = await axe
      .run(include.length > 0 ? { include } : document, options)
      .finally(() => document.adoptedStyleSheets.pop());
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target} ${html}`).join('; ')}`,
    );
  }, parts);
}
