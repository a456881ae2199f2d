import type { Page } from '@playwright/test';
import { open } from '../../hydrated.ts';
import { inFlight } from '../../requests.ts';
import { expect, test } from '../../test.ts';

const PAGES = ['/', '/collections/dresses', '/products/column-slip-dress', '/cart', '/pages/size-guide'];

/** What is seen of the header and of the main part: where each element stands, and the look that most styles change. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, font, borderWidth, opacity } = getComputedStyle(element);
        const place = [x, y + scrollY, width, height].map(Math.round);
        return [
          element.localName,
          element.className,
          ...place,
          color,
          backgroundColor,
          font,
          borderWidth,
          opacity,
        ].join(' ');
      }),
  );

for (const path of PAGES) {
  test(`${path} brings all the styles of its first view`, { tag: ['@phone'] }, async ({ page }) => {
    const requests = inFlight(page);
    await open(page, path);
    await requests.none();
    const deferred = page.locator('link[rel=stylesheet][href*="/deferred-"]');
    const whole = await looks(page);
    expect(whole.length).toBeGreaterThan(20);
    await deferred.evaluate((link: HTMLLinkElement) => {
      link.disabled = true;
    });
    expect(await looks(page)).toEqual(whole);
  });
}
