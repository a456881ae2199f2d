import type { Page } from '@playwright/test';
import { axe, axeMain } from '../axe.ts';
import { hydrated, open } from '../hydrated.ts';
import { layoutShifts } from '../layout-shifts.ts';
import { PAGES } from '../pages.ts';
import { inFlight } from '../requests.ts';
import { isPhone } from '../shopper.ts';
import { expect, test } from '../test.ts';

const isFull = process.env.VITRINE_FULL === '1';

/** Scrolls down by so many windows and lets everything there arrive and be drawn. Resolves to whether the page ends there. */
function scrollToScreen(page: Page, screen: number): Promise<boolean> {
  return page.evaluate(async (count) => {
    // A reader does not run past what is on its way.
    const late = '.more-pages [rel="next"], .review--waiting, [data-hydrate="visible"]:not([data-hydrated])';
    const isOnItsWay = () =>
      [...document.querySelectorAll(late)].some((element) => {
        const { top, height } = element.getBoundingClientRect();
        return height > 0 && top < innerHeight;
      });
    const drawn = () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    scrollTo(0, count * innerHeight);
    do await drawn();
    while (isOnItsWay());
    await drawn();
    return (count + 1) * innerHeight >= document.body.scrollHeight;
  }, screen);
}

for (const { path, status = 200, isAlike, isOwnOnPhone } of PAGES) {
  if (isAlike === 'every' && !isFull) continue;
  test(`${path} is complete, has no layout shift and no console messages, and is accessible`, {
    tag: isAlike ? [] : ['@phone'],
  }, async ({ page, baseURL }) => {
    const requests = inFlight(page);
    const asked = inFlight(page, (request) => request.resourceType() === 'fetch');
    const outside: string[] = [];
    page.on('request', (request) => {
      const known = [String(baseURL), String(process.env.VITRINE_E2E_APPS), 'data:', 'blob:'];
      if (!known.some((start) => request.url().startsWith(start))) outside.push(request.url());
    });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    expect(await answer?.text()).not.toContain('Liquid error');
    await hydrated(page);
    // Everything a shopper would bring into view is brought into view. What was asked for has come and is drawn before one goes on: a
    // change and a scroll that share a frame look like a jump.
    for (let screen = 0, isLast = false; !isLast; screen++) {
      await scrollToScreen(page, screen);
      await asked.none();
      isLast = await scrollToScreen(page, screen);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await requests.none();

    expect(outside, 'nothing is fetched from elsewhere').toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(await layoutShifts(page), 'nothing jumps').toEqual([]);
    expect(overflow, 'nothing is wider than the window').toBeLessThanOrEqual(0);
    if (!isFull && isPhone(page) && !isOwnOnPhone) return;
    expect(await (path === '/' || isFull ? axe(page) : axeMain(page))).toEqual([]);
  });
}

test('a picture beside text keeps its position while both are loading', async ({ page }) => {
  for (const [path, picture] of [
    ['/pages/stores', '.store__picture'],
    ['/', '.editorial--right .editorial__media'],
    ['/blogs/journal/greene-street-before-opening', '.neighbour--next .neighbour__media'],
  ] as const) {
    await page.goto(path);
    const [whole, alone] = await page
      .locator(picture)
      .first()
      .evaluate((element) => {
        const left = () => element.getBoundingClientRect().left;
        const before = left();
        while (element.nextElementSibling) element.nextElementSibling.remove();
        return [before, left()];
      });
    expect(alone, path).toBe(whole);
  }
});

test('axe reports problems of a page, also with the header and the footer excluded', async ({ page }) => {
  await open(page, '/policies/refund-policy');
  await page.evaluate(() => {
    document.title = '';
    const main = document.querySelector('main');
    main?.insertAdjacentHTML('beforeend', '<p style="color: #999; background: #aaa">Hard to read</p>');
    document.querySelector('footer')?.insertAdjacentHTML('beforeend', '<img src="data:," width="9" height="9">');
  });
  const rules = (found: string[]) => found.map((line) => line.slice(0, line.indexOf(':')));
  expect(rules(await axeMain(page))).toEqual(['color-contrast', 'document-title']);
  expect(rules(await axe(page))).toEqual(['color-contrast', 'document-title', 'image-alt']);
});
