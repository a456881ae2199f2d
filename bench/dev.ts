import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { type DevCopy, startDevCopy } from '../scripts/dev-copy.ts';
import { root } from '../scripts/project.ts';
import { median } from './median.ts';
import type { OwnPart, Row } from './report.ts';
import { startShop } from './shop.ts';

const ROUNDS = 7;
/** ms between two edits: what follows one, in the background, is not to be measured with the next. */
const REST = 3500;
const STOREFRONT = 'packages/storefront/src/sections';

/** An edit: the text that a round replaces, and where the page shows it. `SEEN` stands for a number that differs in each round. */
interface Edit {
  file: string;
  from: string;
  to: string;
  selector: string;
  /** What of the element shows it. */
  property: 'className' | 'textContent' | 'outlineWidth';
}

const VIEW: Edit = {
  file: `${STOREFRONT}/promo-bar/PromoBar.tsx`,
  from: 'className="promo"',
  to: 'className="promo seen-SEEN"',
  selector: '.promo',
  property: 'className',
};
const DATA: Edit = {
  file: `${STOREFRONT}/hero/hero.section.tsx`,
  from: 'heading: settings.heading,',
  to: "heading: 'seen-SEEN',",
  selector: '.hero__heading',
  property: 'textContent',
};
const SETTING: Edit = {
  file: 'packages/storefront/theme/templates/index.json',
  from: '"heading": "New this month"',
  to: '"heading": "seen-SEEN"',
  selector: '[data-island="product-carousel"] h2',
  property: 'textContent',
};
const STYLESHEET: Edit = {
  file: `${STOREFRONT}/promo-bar/promo-bar.css`,
  from: '.promo {\n',
  to: '.promo {\n  outline: SEENpx solid;\n',
  selector: '.promo',
  property: 'outlineWidth',
};

/** ms since 1970, as both this process and the page count them. */
const now = (): number => performance.timeOrigin + performance.now();

/** ms from saving each round's text until the page shows it. */
async function rounds(page: Page, { to, selector, property }: Edit, save: (text: string) => void): Promise<number[]> {
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    await page.waitForTimeout(REST);
    const seen = property === 'outlineWidth' ? `${round}px` : `seen-${round}`;
    const shown = page.evaluate(
      ({ selector, property, seen }) =>
        new Promise<number>((resolve) => {
          const look = () => {
            const element = document.querySelector<HTMLElement>(selector);
            const value =
              property === 'outlineWidth' ? element && getComputedStyle(element).outlineWidth : element?.[property];
            if (value?.includes(seen)) resolve(performance.timeOrigin + performance.now());
            else requestAnimationFrame(look);
          };
          look();
        }),
      { selector, property, seen },
    );
    const saved = now();
    save(to.replace('SEEN', String(round)));
    times.push((await shown) - saved);
  }
  return times;
}

async function ofShop(page: Page, dev: DevCopy, edit: Edit): Promise<number> {
  let before = edit.from;
  const times = await rounds(page, edit, (text) => {
    dev.edit(edit.file, before, text);
    before = text;
  });
  return median(times);
}

/** A page of Vite alone, with one module that takes its own changes and one stylesheet. Resolves to the ms of a change of each. */
async function ofBareVite(page: Page, folder: string): Promise<{ module: number; stylesheet: number }> {
  mkdirSync(folder);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const module = (text: string) => `document.body.textContent = '${text}'; import.meta.hot.accept();`;
  writeFileSync(join(folder, 'main.js'), module(''));
  writeFileSync(join(folder, 'style.css'), '');
  writeFileSync(
    join(folder, 'index.html'),
    '<link rel="stylesheet" href="/style.css"><body><script type="module" src="/main.js"></script>',
  );
  const server = await createServer({ root: folder, configFile: false, logLevel: 'error', mode: 'development' });
  await server.listen(0);
  try {
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const ofModule = { ...VIEW, to: 'seen-SEEN', selector: 'body', property: 'textContent' } as const;
    const ofStyle = { ...STYLESHEET, to: 'body { outline: SEENpx solid }', selector: 'body' };
    return {
      module: median(await rounds(page, ofModule, (text) => writeFileSync(join(folder, 'main.js'), module(text)))),
      stylesheet: median(await rounds(page, ofStyle, (text) => writeFileSync(join(folder, 'style.css'), text))),
    };
  } finally {
    await server.close();
  }
}

/** `npm run dev`: its start, and the time from saving a file until a browser shows it, beside Vite alone. */
export const benchDev: OwnPart = {
  title: `Development: from save to screen (medians of ${ROUNDS})`,
  async run(data) {
    const shop = await startShop(join(data, 'dev-start'));
    await shop.stop();
    const again = await startShop(join(data, 'dev-start'));
    await again.stop();
    const browser = await chromium.launch({
      executablePath: process.env.VITRINE_BROWSER,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    });
    const dev = await startDevCopy();
    try {
      const restart = await dev.restart();
      const page = await browser.newPage();
      const vite = await ofBareVite(page, join(data, 'bare-vite'));
      await page.goto(dev.url);
      await page.locator('html[data-dev="ready"][data-hydrated]').waitFor({ state: 'attached' });
      const start = { name: 'start of the shop alone', value: again.startMs };
      const ofModule = { name: 'a module of Vite alone', value: vite.module };
      const ofStyle = { name: 'a stylesheet of Vite alone', value: vite.stylesheet };
      const rows: Row[] = [
        {
          what: 'npm run dev on a built clone, until a page answers',
          value: restart,
          unit: 'ms',
          baseline: start,
          target: 3000,
        },
        { what: 'a view', value: await ofShop(page, dev, VIEW), unit: 'ms', baseline: ofModule, target: 300 },
        {
          what: 'data of a section',
          value: await ofShop(page, dev, DATA),
          unit: 'ms',
          baseline: ofModule,
          target: 600,
        },
        {
          what: 'a value of a setting',
          value: await ofShop(page, dev, SETTING),
          unit: 'ms',
          baseline: ofModule,
          target: 600,
        },
        {
          what: 'a stylesheet',
          value: await ofShop(page, dev, STYLESHEET),
          unit: 'ms',
          baseline: ofStyle,
          target: 150,
        },
      ];
      return rows;
    } finally {
      await dev.close();
      await browser.close();
    }
  },
};
