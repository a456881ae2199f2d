import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { compare, type Difference, OTHER_BROWSER, SAME_BROWSER } from '../pictures/compare.ts';
import { drawDifference } from '../pictures/difference.ts';
import { decode, encode, type Picture } from '../pictures/picture.ts';
import { describeBrowser, drewReferences, REFERENCES, SEEN, type Sight } from '../pictures/references.ts';
import { expect, test } from '../test.ts';
import { foreignFonts } from './fonts.ts';
import { SCREENS } from './screens.ts';
import { picturesOf, settle, stylesOf } from './settle.ts';

/** `npm run screens` takes what differs; any other run fails on it. */
const RENEWING = process.env.VITRINE_SCREENS === 'renew';

const STILL = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/** ms in which something that was fetched late may still appear. */
const LATE = 8000;

const none: Picture = { width: 0, height: 0, data: new Uint8Array() };

test.use({
  isStill: true,
  baseURL: process.env.VITRINE_E2E_STILL,
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-US',
  timezoneId: 'UTC',
  // A phone's screen as sharp as phones have it.
  deviceScaleFactor: async ({ isMobile }, use) => use(isMobile ? 2 : 1),
});

for (const { name, path, prepare, act, tolerance } of SCREENS) {
  test(`${name} looks as it did`, { tag: ['@layout-10', '@phone'] }, async ({ page, browser }, info) => {
    const width = info.project.name;
    const program = describeBrowser(process.env.VITRINE_BROWSER ?? chromium.executablePath(), browser.version());
    const same = RENEWING || drewReferences(program);
    const allowed = { ...(same ? SAME_BROWSER : OTHER_BROWSER), ...tolerance };
    const file = join(REFERENCES, width, `${name}.png`);
    const reference = existsSync(file) ? await decode(readFileSync(file)) : none;

    await prepare?.(page);
    await page.goto(path);
    await settle(page);
    if (act) {
      await act(page);
      await page.mouse.move(0, 0);
      await settle(page);
    }

    const looked = await lookUntilSame(page, (picture) => compare(reference, picture, allowed));
    const [pictures, styles] = await Promise.all([picturesOf(page), stylesOf(page)]);
    const sight: Sight = { browser: program, changed: !looked.difference.same, pictures, styles };
    const seen = join(SEEN, width, name);
    mkdirSync(dirname(seen), { recursive: true });
    writeFileSync(`${seen}.json`, JSON.stringify(sight));
    if (sight.changed) {
      writeFileSync(`${seen}.after.png`, looked.png);
      const drawn = drawDifference(await decode(looked.png), looked.difference, allowed.cell);
      writeFileSync(`${seen}.difference.png`, await encode(drawn));
    }
    // The same texts are on the phone; asking the browser takes longer than comparing.
    if (width === 'desktop') expect(await foreignFonts(page), 'all text is drawn with fonts of the shop').toEqual([]);
    if (RENEWING) return;
    const { cells, color } = looked.difference;
    expect(
      sight.changed,
      `${cells.length} cells of ${allowed.cell} px differ from ${file}, by ${Math.round(color)} of 255 at most; see ${seen}.difference.png. If that is meant: npm run screens -- -g ${name}`,
    ).toBe(false);
  });
}

/** Takes the picture until it is the same, for as long as something might still arrive. Resolves to the last one. */
async function lookUntilSame(
  page: Page,
  judge: (picture: Picture) => Difference,
): Promise<{ png: Buffer; difference: Difference }> {
  const look = async () => {
    const png = await page.screenshot(STILL);
    return { png, difference: judge(await decode(png)) };
  };
  let last = await look();
  if (last.difference.same) return last;
  const again = async () => {
    last = await look();
    return last.difference.same;
  };
  await expect
    .poll(again, { timeout: LATE })
    .toBe(true)
    .catch(() => {});
  return last;
}
