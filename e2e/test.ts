import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
} from '@playwright/test';
import { KeptPage } from './kept-page.ts';
import { noteJumps } from './shift.ts';
import { holdStill } from './visual/settle.ts';

export { expect };

/** What a page may say on the console: a browser reports every 4xx answer itself. */
const BROWSER_NOTICE = /^Failed to load resource: the server responded with a status of 4\d\d/;

function isComplaint(message: ConsoleMessage): boolean {
  return (message.type() === 'error' || message.type() === 'warning') && !BROWSER_NOTICE.test(message.text());
}

/** Cookies of those who have closed the demo shop's timed popup: it would appear in the midst of a slow test. */
const CLOSED_POPUPS = [{ name: 'popup_letter', value: 'true', domain: 'localhost', path: '/' }];

/** What a test of `*.noscript.spec.ts` uses. */
export const NO_SCRIPTS = { javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } } as const;

/** A visitor who saves data is sent nothing ahead: what a test counts is what it has opened. */
const savingData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

interface Fixtures {
  silence: undefined;
  expected: RegExp | null;
  popups: boolean;
  /** Whether the test takes a page of its worker (the rule) or a new one, for what a cache would spoil. */
  isPageKept: boolean;
  /** Whether the visitor asks for few bytes, so that nothing is fetched ahead (the rule). A test that says no takes a page of its own. */
  savesData: boolean;
  /** Whether the test photographs: its pages are of the shop whose clock stands, and nothing on them turns by itself. */
  isStill: boolean;
  keptPage: KeptPage;
}

interface WorkerFixtures {
  /** The worker's page for such options of a context. */
  keptPageOf: (options: { isStill: boolean } & BrowserContextOptions) => KeptPage;
}

/**
 * `test` whose pages must stay silent: an error or warning on the console, or an uncaught exception, fails the test.
 * `expected` names what a test that makes something fail is going to hear. Timed popups stay away unless
 * a test sets `popups`.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expected: [null, { option: true }],
  popups: [false, { option: true }],
  isPageKept: [true, { option: true }],
  savesData: [true, { option: true }],
  isStill: [false, { option: true }],
  keptPageOf: [
    async ({ browser }, use) => {
      const kept = new Map<string, KeptPage>();
      await use((options) => {
        const key = JSON.stringify(options);
        const { isStill } = options;
        const shop = isStill ? process.env.VITRINE_E2E_STILL : process.env.VITRINE_E2E_SHOP;
        const prepare = async (context: BrowserContext) => {
          await savingData(context);
          await (isStill ? holdStill : noteJumps)(context);
        };
        const page = kept.get(key) ?? new KeptPage(browser, `${shop}/_host/health`, prepare);
        kept.set(key, page);
        return page;
      });
      for (const page of kept.values()) await page.close();
    },
    { scope: 'worker' },
  ],
  keptPage: async (
    { keptPageOf, isStill, viewport, deviceScaleFactor, hasTouch, javaScriptEnabled, contextOptions },
    use,
  ) => use(keptPageOf({ isStill, viewport, deviceScaleFactor, hasTouch, javaScriptEnabled, ...contextOptions })),
  context: async ({ browser, keptPage, isPageKept, savesData, popups }, use) => {
    const context = await (isPageKept ? keptPage.context() : browser.newContext());
    if (!isPageKept && savesData) await savingData(context);
    if (!popups) await context.addCookies(CLOSED_POPUPS);
    await use(context);
    await (isPageKept ? keptPage.empty(context) : context.close());
  },
  page: async ({ context, keptPage, isPageKept }, use) => {
    await use(await (isPageKept ? keptPage.page() : context.newPage()));
  },
  silence: [
    async ({ page, expected }, use) => {
      const heard: string[] = [];
      page.on('console', (message) => {
        if (isComplaint(message)) heard.push(`${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => heard.push(`${page.url()}: ${error.message}`));
      await use(undefined);
      const surprising = heard.filter((line) => !expected?.test(line));
      expect(surprising, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});
