import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { compare, type Difference, OTHER_BROWSER, SAME_BROWSER } from '../pictures/compare.ts';
import { drawDifference } from '../pictures/difference.ts';
import { decode, encode, type Picture } from '../pictures/picture.ts';
import { describeBrowser, drewReferences, REFERENCES, RESULTS, type ScreenResult } from '../pictures/references.ts';
import { expect, test } from '../test.ts';
import { foreignFonts } from './fonts.ts';
import { SCREENS } from './screens.ts';
import { contentLoaded, picturesOf, stylesOf } from './still-page.ts';

/** `npm run screens` renews references that differ; any other run fails. */
const IS_RENEWING = process.env.VITRINE_SCREENS === 'renew';

const STILL = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/** Time in which late content may still appear, ms. */
const LATE = 8000;

/** Between two screenshots, ms. */
const PAUSE = 500;

const none: Picture = { width: 0, height: 0, data: new Uint8Array() };

test.use({
  isStill: true,
  baseURL: process.env.VITRINE_E2E_STILL,
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-US',
  timezoneId: 'UTC',
  // The pixel density of a real phone.
  deviceScaleFactor: async ({ isMobile }, use) => use(isMobile ? 2 : 1),
});

for (const { name, path, prepare, act, tolerance } of SCREENS) {
  test(`${name} looks as it did`, { tag: ['@layout-10', '@phone'] }, async ({ page, browser }, info) => {
    const width = info.project.name;
    const program = describeBrowser(process.env.VITRINE_BROWSER ?? chromium.executablePath(), browser.version());
    const same = IS_RENEWING || drewReferences(program);
    const allowed = { ...(same ? SAME_BROWSER : OTHER_BROWSER), ...tolerance };
    const file = join(REFERENCES, width, `${name}.png`);
    const reference = existsSync(file) ? await decode(readFileSync(file)) : none;

    await prepare?.(page);
    await page.goto(path);
    await contentLoaded(page);
    if (act) {
      await act(page);
      await page.mouse.move(0, 0);
      await contentLoaded(page);
    }

    const last = await screenshotUntilSame(page, (picture) => compare(reference, picture, allowed));
    const [pictures, styles] = await Promise.all([picturesOf(page), stylesOf(page)]);
    const result: ScreenResult = { browser: program, changed: !last.difference.same, pictures, styles };
    const resultPath = join(RESULTS, width, name);
    mkdirSync(dirname(resultPath), { recursive: true });
    writeFileSync(`${resultPath}.json`, JSON.stringify(result));
    if (result.changed) {
      writeFileSync(`${resultPath}.after.png`, last.png);
      const drawn = drawDifference(await decode(last.png), last.difference, allowed.cell);
      writeFileSync(`${resultPath}.difference.png`, await encode(drawn));
    }
    // The phone has the same texts, and the query takes longer than the comparison.
    if (width === 'desktop') expect(await foreignFonts(page), 'all text is drawn with fonts of the shop').toEqual([]);
    if (IS_RENEWING) return;
    const { cells, color } = last.difference;
    expect(
      result.changed,
      `${cells.length} cells of ${allowed.cell} px differ from ${file}, by ${Math.round(color)} of 255 at most; see ${resultPath}.difference.png. If that is meant: npm run screens -- -g ${name}`,
    ).toBe(false);
  });
}

/** Repeats the screenshot until it matches, or the time for late content is over. Resolves to the last one; it has all its pictures. */
async function screenshotUntilSame(
  page: Page,
  judge: (picture: Picture) => Difference,
): Promise<{ png: Buffer; difference: Difference }> {
  const until = Date.now() + LATE;
  for (;;) {
    // What appears late may bring pictures that a busy host has yet to scale.
    await contentLoaded(page);
    const png = await page.screenshot(STILL);
    const difference = judge(await decode(png));
    if (difference.same || Date.now() > until) return { png, difference };
    await page.waitForTimeout(PAUSE);
  }
}
