import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { MEASURED_BROWSER, SLOWED } from './main-thread.ts';
import type { Part, Row } from './report.ts';

const ROUNDS = 5;
/** A slow phone's line: bytes per second down and up, ms of latency. */
const LINE = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };
const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** Says that the demo shop's popup has been seen. */
const SEEN = 'popup_letter';
/** A page whose own content is light. */
const LIGHT = '/pages/contact';
const PRODUCT = '/products/column-slip-dress';

interface Touch {
  what: string;
  path: string;
  phone?: boolean;
  /** The controls that are pressed, one after the other. */
  press: string[];
  /** The part of the page that has come when it is answered. */
  answer: string;
  /** ms. */
  target: number;
}

const TOUCHES: Touch[] = [
  {
    what: 'bag: its drawer with the heading, desktop window',
    path: LIGHT,
    press: ['[data-scripted="bag"]'],
    answer: '.drawer[open] #cart-drawer-title, .template-cart h1',
    target: 3000,
  },
  {
    what: 'menu of a phone',
    path: LIGHT,
    phone: true,
    press: ['.mobile-menu > button'],
    answer: '.menu[open] .menu__body, .plain-menu__panel',
    target: 2000,
  },
  {
    what: 'a size, then add: the bag, phone',
    path: PRODUCT,
    phone: true,
    press: [
      '.option__values:not(.option__values--colors) .option__value:not(.option__value--out)',
      '.buy [type=submit]',
    ],
    answer: '.template-cart main :is(.bag-item, h1)',
    target: 4000,
  },
];

/** A page with an empty cache, on a slow line and a slow processor. */
async function slowPage(browser: Browser, url: string, phone = false): Promise<Page> {
  const context = await browser.newContext(phone ? PHONE : DESK);
  await context.addCookies([{ name: SEEN, value: 'true', url }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return page;
}

/** ms from the first press to the first frame that shows something of it, and to the answer. */
async function measure(
  page: Page,
  url: string,
  { path, press, answer }: Touch,
): Promise<{ seen: number; answered: number }> {
  await page.goto(url + path, { waitUntil: 'commit' });
  const [first = ''] = press;
  await page.locator(first).first().waitFor({ state: 'visible' });
  // Scripts have begun: what is pressed before waits for them.
  await page.locator('html[data-boot]').waitFor({ state: 'attached' });
  const began = Date.now();
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          // It outlives the page, which a press may leave.
          requestAnimationFrame(() => sessionStorage.setItem('seen', String(performance.now() - timeStamp)));
        });
        observer.observe(document, { attributes: true, childList: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
  for (const control of press) await page.locator(control).first().click({ noWaitAfter: true });
  await page.locator(answer).first().waitFor({ state: 'visible', timeout: 60_000 });
  const answered = Date.now() - began;
  const seen = await page.evaluate(() => Number(sessionStorage.getItem('seen')));
  return { seen, answered };
}

/** ms until the bag's own page shows its heading, from nothing. */
async function plainCart(page: Page, url: string): Promise<number> {
  const began = Date.now();
  await page.goto(`${url}/cart`, { waitUntil: 'commit' });
  await page.locator('h1').first().waitFor({ state: 'visible' });
  return Date.now() - began;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How soon the first press on a cold page is answered on a slow phone. */
export const benchFirstTouch: Part = {
  title: `First touch on a slow phone: 50 kB/s, 400 ms latency, processor ${SLOWED} times slower, nothing cached (median of ${ROUNDS})`,
  async run({ url }) {
    const browser = await chromium.launch({
      args: MEASURED_BROWSER,
      executablePath: process.env.VITRINE_BROWSER || undefined,
    });
    const round = async <T>(phone: boolean | undefined, run: (page: Page) => Promise<T>): Promise<T> => {
      const page = await slowPage(browser, url, phone);
      try {
        return await run(page);
      } finally {
        await page.context().close();
      }
    };
    try {
      const rows: Row[] = [];
      const carts: number[] = [];
      for (let time = 0; time < ROUNDS; time++) carts.push(await round(false, (page) => plainCart(page, url)));
      const baseline = { name: 'the plain /cart', value: median(carts) };
      for (const touch of TOUCHES) {
        const seen: number[] = [];
        const answered: number[] = [];
        for (let time = 0; time < ROUNDS; time++) {
          const one = await round(touch.phone, (page) => measure(page, url, touch));
          seen.push(one.seen);
          answered.push(one.answered);
        }
        rows.push({ what: `${touch.what}: something is seen`, value: median(seen), unit: 'ms', baseline, target: 100 });
        rows.push({ what: touch.what, value: median(answered), unit: 'ms', baseline, target: touch.target });
      }
      return rows;
    } finally {
      await browser.close();
    }
  },
};
