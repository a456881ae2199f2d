import { type Browser, chromium, type Page } from '@playwright/test';
import type { Part, Row } from './report.ts';

/** A page whose own content is light: what is left is the shell. */
const PAGE = '/pages/contact';
/** How many times slower than this machine the page's processor is. */
const SLOWED = 4;
/** ms in which whatever was opened has come and settled. */
const SETTLED = 2500;
const ROUNDS = 3;
const TARGET = 50;
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

interface Deed {
  what: string;
  phone?: boolean;
  run(page: Page): Promise<void>;
}

const rest = async (page: Page, name: string) => {
  const box = await page.locator('.nav__top').filter({ hasText: name }).first().boundingBox();
  if (!box) return;
  await page.mouse.move(box.x + 10, box.y + 30, { steps: 3 });
  await page.mouse.move(box.x + 14, box.y + 32, { steps: 2 });
};

const DEEDS: Deed[] = [
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
];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** µs */
  ts: number;
  /** µs of processor time; what other programs took meanwhile is not in it. */
  tdur?: number;
  dur?: number;
  args: { name?: string; chrome_mojo_event_info?: { mojo_interface_tag?: string } };
}

/** ms of processor time of the longest task of any page's main thread, from the first paint on where there is one. */
async function longest(browser: Browser): Promise<number> {
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const events = trace.traceEvents;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const painted = Math.min(...events.filter(({ name }) => name === 'firstContentfulPaint').map(({ ts }) => ts));
  const from = Number.isFinite(painted) ? painted : 0;
  // What the one who measures asks of the page is not the page's own.
  const asked = events.filter(({ args }) =>
    args.chrome_mojo_event_info?.mojo_interface_tag?.startsWith('blink.mojom.Dev'),
  );
  const isAsked = ({ pid, tid, ts, dur = 0 }: TraceEvent) =>
    asked.some((other) => other.pid === pid && other.tid === tid && other.ts >= ts && other.ts <= ts + dur);
  return Math.max(
    0,
    ...events
      .filter(({ name, pid, tid, ts }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`) && ts >= from)
      .filter((task) => !isAsked(task))
      .map(({ tdur = 0 }) => tdur / 1000),
  );
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What the shell asks of the main thread: coming to life, and opening for the first time each thing it can open. */
export const benchShell: Part = {
  title: `The shell on a processor ${SLOWED} times slower: processor time of the longest task, median of ${ROUNDS}`,
  async run(shop) {
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
    const browser = await chromium.launch({ args, executablePath: process.env.VITRINE_BROWSER || undefined });
    const alive: number[] = [];
    const rows: Row[] = [];
    const trace = (page: Page) => browser.startTracing(page, { categories: ['toplevel', 'loading', 'rail'] });
    try {
      for (const { what, phone = false, run } of DEEDS) {
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          const context = await browser.newContext(phone ? PHONE : DESK);
          await context.addCookies([{ name: 'popup_letter', value: 'true', url: shop.url }]);
          const page = await context.newPage();
          const cdp = await context.newCDPSession(page);
          await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
          await trace(page);
          await page.goto(shop.url + PAGE, { waitUntil: 'networkidle' });
          await page.locator('.site-header__mark').waitFor({ state: 'attached' });
          alive.push(await longest(browser));
          await trace(page);
          await run(page);
          await page.waitForTimeout(SETTLED);
          times.push(await longest(browser));
          await context.close();
        }
        rows.push({ what, value: median(times), unit: 'ms', target: TARGET });
      }
    } finally {
      await browser.close();
    }
    return [{ what: 'a light page comes to life', value: median(alive), unit: 'ms', target: TARGET }, ...rows];
  },
};
