import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { longestTask, MEASURED_BROWSER, SLOWED, startTrace } from './main-thread.ts';
import type { Part, Row } from './report.ts';

/** A page whose own content is light: what is left is the shell. */
const PAGE = '/pages/contact';
/** ms in which whatever was opened has come and settled. */
const SETTLED = 2500;
const ROUNDS = 5;
/** ms of one task. */
const TARGET = 50;
const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** Says that the demo shop's popup has been seen. */
const SEEN = 'popup_letter';

interface Deed {
  what: string;
  /** Where it is measured; the light page when nothing is said. */
  path?: string;
  phone?: boolean;
  /** The popup is still to come. */
  popup?: boolean;
  /** The action on a hydrated page; without one, hydration is measured. */
  run?(page: Page): Promise<void>;
}

const rest = async (page: Page, name: string) => {
  const box = await page.locator('.nav__top').filter({ hasText: name }).first().boundingBox();
  if (!box) throw new Error(`The menu has no ${name}.`);
  await page.mouse.move(box.x + 10, box.y + 30, { steps: 3 });
  await page.mouse.move(box.x + 14, box.y + 32, { steps: 2 });
};

const DEEDS: Deed[] = [
  { what: 'a light page comes to life' },
  { what: 'a light page comes to life, phone', phone: true },
  { what: 'the home page comes to life', path: '/' },
  { what: 'a collection comes to life', path: '/collections/dresses' },
  { what: 'a product comes to life', path: '/products/column-slip-dress' },
  { what: 'a product comes to life, phone', path: '/products/column-slip-dress', phone: true },
  ...['New', 'Clothing', 'Shoes', 'Occasion', 'Journal'].map((name) => ({
    what: `mega-menu ${name}: open`,
    run: (page: Page) => rest(page, name),
  })),
  { what: 'search: open', run: (page) => page.locator('[data-scripted="search"]').click() },
  { what: 'bag drawer: open', run: (page) => page.locator('[data-scripted="bag"]').click() },
  {
    what: 'mobile menu: open, first entry unfolds',
    phone: true,
    run: (page) => page.locator('.mobile-menu button').tap(),
  },
  { what: 'promo bar: the next message', run: (page) => page.waitForTimeout(4000) },
  {
    what: 'footer: comes into view',
    run: (page) => page.locator('footer').scrollIntoViewIfNeeded(),
  },
  {
    what: 'popup: comes by itself',
    popup: true,
    run: (page) => page.locator('.modal--popup[open]').waitFor({ timeout: 60_000 }),
  },
];

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function once(browser: Browser, origin: string, deed: Deed): Promise<number> {
  const { path = PAGE, phone = false, popup = false, run } = deed;
  // A first visit: no file and no compiled script of the round before is cached.
  const context = await browser.newContext(phone ? PHONE : DESK);
  try {
    if (!popup) await context.addCookies([{ name: SEEN, value: 'true', url: origin }]);
    const page = await context.newPage();
    if (!run) await startTrace(browser, page);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.locator('.site-header__mark').waitFor({ state: 'attached' });
    if (run) await startTrace(browser, page);
    await run?.(page);
    await page.waitForTimeout(SETTLED);
    return await longestTask(browser, origin);
  } finally {
    await context.close();
  }
}

/** What the shell asks of the main thread: coming to life, and opening for the first time each thing it can open (rules cart-10, header-2, header-16, menu-1). */
export const benchShell: Part = {
  title: `The shell on a processor ${SLOWED} times slower: processor time of the longest task, median of ${ROUNDS}`,
  async run(shop) {
    const browser = await chromium.launch({
      args: MEASURED_BROWSER,
      executablePath: process.env.VITRINE_BROWSER || undefined,
    });
    const rows: Row[] = [];
    try {
      for (const deed of DEEDS) {
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round++) times.push(await once(browser, shop.url, deed));
        rows.push({ what: deed.what, value: median(times), unit: 'ms', target: TARGET });
      }
    } finally {
      await browser.close();
    }
    return rows;
  },
};
