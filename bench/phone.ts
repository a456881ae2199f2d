import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { type EverShop, startEverShop } from './evershop.ts';
import { MEASURED_BROWSER, SLOWED } from './main-thread.ts';
import { median } from './median.ts';
import { CannotRun, type OwnPart, type Row } from './report.ts';
import { startShop } from './shop.ts';

const ROUNDS = 7;
/** A phone's line: bytes per second, ms of latency. */
const LINE = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** ms without a request, a long task or a shift after which a page has settled. */
const QUIET = 2000;

const PAGES: [name: string, path: string][] = [
  ['home', '/'],
  ['collection', '/collections/dresses'],
  ['product', '/products/column-slip-dress'],
];

/** What one visit with an empty cache measured. Times in ms since the navigation began. */
interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** ms of tasks beyond 50 ms each, from the first paint on. */
  blocking: number;
  /** The worst session window of layout shifts, as Core Web Vitals count them. */
  shift: number;
}

interface Seen {
  first: number;
  largest: number;
  tasks: { start: number; length: number }[];
  shifts: { at: number; value: number }[];
  /** When something last happened. */
  last: number;
}

/** Runs in the page before its own scripts, and notes what the browser reports. */
function observe(): void {
  const seen: Seen = { first: 0, largest: 0, tasks: [], shifts: [], last: 0 };
  Object.assign(globalThis, { seen });
  const on = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      seen.last = performance.now();
      for (const entry of list.getEntries()) take(entry as Entry);
    }).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, length: duration }));
  on<PerformanceEntry & { value: number; hadRecentInput: boolean }>(
    'layout-shift',
    ({ startTime, value, hadRecentInput }) => {
      if (!hadRecentInput) seen.shifts.push({ at: startTime, value });
    },
  );
  on('resource', () => {});
}

/** The largest sum of shifts that follow each other within 1 s, and all within 5 s. */
function worstWindow(shifts: readonly { at: number; value: number }[]): number {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    if (at - last >= 1000 || at - first >= 5000) {
      sum = 0;
      first = at;
    }
    last = at;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Opens a page as a phone does that has never been there. `address` is the visitor's, as a proxy would name it. */
async function visit(browser: Browser, url: string, address: string): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, extraHTTPHeaders: { 'x-forwarded-for': address } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const read = () =>
      page.evaluate(() => ({ ...(globalThis as unknown as { seen: Seen }).seen, now: performance.now() }));
    let seen = await read();
    while (seen.now - seen.last < QUIET) {
      await page.waitForTimeout(QUIET / 4);
      seen = await read();
    }
    const beyond = seen.tasks.map(({ start, length }) => start + length - Math.max(start, seen.first) - 50);
    return {
      firstPaint: seen.first,
      largestPaint: seen.largest,
      blocking: beyond.reduce((sum, ms) => sum + Math.max(0, ms), 0),
      shift: worstWindow(seen.shifts),
    };
  } finally {
    await context.close();
  }
}

/** EverShop, or nothing where it cannot run. */
async function startPeer(): Promise<EverShop | undefined> {
  try {
    return await startEverShop();
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    console.log(`\nWithout EverShop: ${error.message}`);
    return undefined;
  }
}

/** How soon a phone shows a page it has never loaded, and how long the page keeps it busy; EverShop's product page beside it. */
export const benchPhone: OwnPart = {
  title: `On a phone: 390 px, processor ${SLOWED} times slower, 150 ms, 1.6 Mbit/s, nothing cached (${ROUNDS} visits by turns, medians)`,
  async run(data) {
    const shop = await startShop(data);
    const peer = await startPeer();
    const browser = await chromium.launch({
      // Phones place letters at fractions of a pixel, where a desk without a screen rounds each letter's width.
      args: [...MEASURED_BROWSER, '--font-render-hinting=none'],
      executablePath: process.env.VITRINE_BROWSER || undefined,
    });
    try {
      const places = [
        ...PAGES.map(([name, path]) => ({ name, url: shop.url + path, visits: Array.of<Visit>() })),
        ...(peer ? [{ name: 'EverShop', url: peer.url + peer.productPath, visits: Array.of<Visit>() }] : []),
      ];
      let visitor = 0;
      // Both have rendered the page once.
      for (const { url } of places) await visit(browser, url, '10.1.0.1');
      for (let round = 0; round < ROUNDS; round++) {
        for (const { url, visits } of places) visits.push(await visit(browser, url, `10.0.0.${++visitor}`));
      }
      const of = (visits: readonly Visit[], key: keyof Visit) => median(visits.map((one) => one[key]));
      const theirs = places.find(({ name }) => name === 'EverShop')?.visits;
      const beside = (key: keyof Visit) => (theirs ? { baseline: { name: 'EverShop', value: of(theirs, key) } } : {});
      return places
        .filter(({ visits }) => visits !== theirs)
        .flatMap(({ name, visits }): Row[] => [
          {
            what: `${name}: first contentful paint`,
            value: of(visits, 'firstPaint'),
            unit: 'ms',
            ...beside('firstPaint'),
            ratioTarget: 0.5,
          },
          {
            what: `${name}: largest contentful paint`,
            value: of(visits, 'largestPaint'),
            unit: 'ms',
            ...beside('largestPaint'),
            ratioTarget: 0.65,
          },
          {
            what: `${name}: total blocking time`,
            value: of(visits, 'blocking'),
            unit: 'ms',
            ...beside('blocking'),
            target: 50,
          },
          { what: `${name}: layout shift`, value: of(visits, 'shift'), unit: '', target: 0 },
        ]);
    } finally {
      await browser.close();
      await shop.stop();
      await peer?.stop();
    }
  },
};
