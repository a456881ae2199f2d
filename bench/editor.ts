import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { median } from './median.ts';
import type { Part, Row } from './report.ts';
import { startShop } from './shop.ts';

const ROUNDS = 21;
const SECTIONS = 25;
const BLOCKS = 50;
/** ms after which what is not shown never will be. */
const PATIENCE = 20_000;
/** ms between two keys of somebody who types fast. */
const REST = 120;

/** The demo's theme with a home page of as many sections and blocks as the platform allows. */
function makeFullTheme(folder: string): void {
  cpSync('dist/theme', folder, { recursive: true });
  const keys = Array.from({ length: SECTIONS }, (_, section) => `faq_${section}`);
  const blocks = Array.from({ length: BLOCKS }, (_, block) => `row_${block}`);
  const section = (key: string) => ({
    type: 'accordion',
    blocks: Object.fromEntries(
      blocks.map((block) => [
        block,
        { type: 'row', settings: { title: `Question ${key} ${block}`, content: '<p>Answer</p>' } },
      ]),
    ),
    block_order: blocks,
    settings: {},
  });
  const template = { sections: Object.fromEntries(keys.map((key) => [key, section(key)])), order: keys };
  writeFileSync(join(folder, 'templates/index.json'), JSON.stringify(template));
}

async function openEditor(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${url}/editor`);
  await page.getByRole('treegrid').waitFor();
  await page.frameLocator('.stage-frame').locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return page;
}

/** kB of the editor's own files as they travel, until its tree is there. */
async function firstLoad(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const isOwn = pathname === '/editor' || pathname.startsWith('/editor/assets/');
    if (isOwn) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(`${url}/editor`);
  await page.getByRole('treegrid').waitFor();
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return total / 1024;
}

/** ms from a key in the heading of the first section until the page in the frame has drawn it, median. */
async function keyToPicture(page: Page): Promise<number> {
  await page.getByRole('row', { name: 'Clothes for a quiet room' }).click();
  const field = page.getByRole('textbox', { name: 'Heading', exact: true });
  await field.fill('Rooms');
  await field.press('End');
  const times: number[] = [];
  let text = 'Rooms';
  for (let round = 0; round < ROUNDS; round++) {
    const letter = String.fromCharCode(97 + round);
    text += letter;
    const seen = await page.evaluateHandle(
      ([wanted, patience]) => ({
        ms: new Promise<number>((resolve, reject) => {
          setTimeout(() => reject(new Error(`"${wanted}" is not shown.`)), patience);
          const frame = document.querySelector<HTMLIFrameElement>('.stage-frame');
          const pressed = () => {
            const began = performance.now();
            const look = () => {
              const heading = frame?.contentDocument?.querySelector('.hero__heading')?.textContent;
              // Drawn when the frame after the one that has it begins.
              if (heading === wanted) requestAnimationFrame(() => resolve(performance.now() - began));
              else requestAnimationFrame(look);
            };
            look();
          };
          addEventListener('keydown', pressed, { once: true, capture: true });
        }),
      }),
      [text, PATIENCE] as const,
    );
    await page.keyboard.press(letter);
    times.push(await seen.evaluate(({ ms }) => ms));
  }
  return median(times);
}

/** ms until the frame has loaded the page anew and shows the change: what an editor does that cannot render a section alone. */
async function reloadToPicture(page: Page): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const frame = document.querySelector<HTMLIFrameElement>('.stage-frame');
            const began = performance.now();
            const before = frame?.contentDocument;
            frame?.contentWindow?.location.reload();
            const look = () => {
              const page = frame?.contentDocument;
              if (page && page !== before && page.querySelector('.hero__heading'))
                requestAnimationFrame(() => resolve(performance.now() - began));
              else requestAnimationFrame(look);
            };
            look();
          }),
      ),
    );
    await page.frameLocator('.stage-frame').locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }
  return median(times);
}

/** ms from a key until the editor could take the next one, median: what it does at once, and what React draws at once. */
async function heldUp(page: Page, last: 'keydown' | 'input', keys: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = await page.evaluateHandle((end) => {
      const held = { ms: Promise.resolve(0) };
      held.ms = new Promise((resolve) => {
        addEventListener(
          'keydown',
          () => {
            const start = performance.now();
            addEventListener(end, () => setTimeout(() => resolve(performance.now() - start)), { once: true });
            if (end === 'keydown') setTimeout(() => resolve(performance.now() - start));
          },
          { once: true, capture: true },
        );
      });
      return held;
    }, last);
    await page.keyboard.press(keys[round % keys.length] ?? '');
    times.push(await began.evaluate((held) => held.ms));
    // What is drawn in the background does not belong to the next key.
    await page.waitForTimeout(REST);
  }
  return median(times);
}

/** The theme editor: its weight, and how soon a change is seen. */
export const benchEditor: Part = {
  title: `The theme editor (medians of ${ROUNDS})`,
  async run(demo) {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-editor-'));
    makeFullTheme(join(folder, 'theme'));
    const full = await startShop(join(folder, 'data'), ['--theme', join(folder, 'theme')]);
    const browser = await chromium.launch({
      executablePath: process.env.VITRINE_BROWSER,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    });
    try {
      const rows: Row[] = [];
      const weight = await firstLoad(browser, demo.url);
      rows.push({ what: 'first load of the editor, brotli', value: weight, unit: 'kB', target: 250 });
      const page = await openEditor(browser, demo.url);
      const picture = await keyToPicture(page);
      const reload = await reloadToPicture(page);
      rows.push({
        what: 'home page: from a key in a setting to the picture',
        value: picture,
        unit: 'ms',
        baseline: { name: 'loading the page again', value: reload },
        target: 150,
      });
      await page.close();
      rows.push(...(await ofFullTree(browser, full.url)));
      return rows;
    } finally {
      await browser.close();
      await full.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Keys in the tree and in a setting of the largest page there can be, all of it unfolded. */
async function ofFullTree(browser: Browser, url: string): Promise<Row[]> {
  const page = await openEditor(browser, url);
  await page.getByRole('button', { name: 'Unfold all' }).click();
  await page.getByRole('row', { name: 'Question faq_0 row_0', exact: true }).click();
  await page.getByRole('row', { name: 'Question faq_0 row_0', exact: true }).focus();
  const arrows = await heldUp(page, 'keydown', ['ArrowDown']);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Heading', exact: true }).click();
  const typed = await heldUp(page, 'input', [...'abcdefgh']);
  await page.close();
  return [
    { what: `${SECTIONS} × ${BLOCKS}: an arrow key in the tree`, value: arrows, unit: 'ms', target: 16 },
    { what: `${SECTIONS} × ${BLOCKS}: a letter in a setting`, value: typed, unit: 'ms', target: 16 },
  ];
}
