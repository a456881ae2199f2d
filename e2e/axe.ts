import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the page, or in the parts of it that selectors name: a line for each broken rule, with the elements that break it.
 * It looks once nothing fades or slides any more, since a color on its way is no color of the shop. The legacy mode looks at the page
 * alone and opens no second one: the shop's own pages have no frames to look into.
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
  // What it finds right is of no use here, and writing it down takes as long as looking.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  for (const part of parts) builder.include(part);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target} ${html}`).join('; ')}`);
}
