import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
} from '@playwright/test';
import { recordShifts } from './layout-shifts.ts';
import { ReusedPage } from './reused-page.ts';
import { freeze } from './visual/still-page.ts';

export { expect };

/**
 * What a browser says by itself and no page can prevent: that a response was a 4xx, and that a page was painted before the picture of the one
 * before it had come, on a machine that is busy, or resized while it came.
 */
const BROWSER_NOTICE =
  /^Failed to load resource: the server responded with a status of 4\d\d|^Transition was aborted because of invalid state\. (?:Page already revealed|Viewport size changed)$/;

const isProblem = (message: ConsoleMessage): boolean => message.type() === 'error' || message.type() === 'warning';

/** Cookies of a visitor who has closed the demo shop's timed popup, which would open in the middle of a slow test. */
export const CLOSED_POPUPS = [{ name: 'popup_letter', value: 'true', domain: 'localhost', path: '/' }];

/** Options of the tests in `*.noscript.spec.ts`. */
export const NO_SCRIPTS = { javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } } as const;

/** With Save-Data nothing is prefetched, so that a test counts only the requests it caused. */
const setSaveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

interface Fixtures {
  consoleCheck: undefined;
  expectedMessages: RegExp | null;
  showsPopups: boolean;
  /** Whether the test uses the worker's page (default), or a new one with an empty cache. */
  reusesPage: boolean;
  /** Whether `navigator.connection.saveData` is set, so that nothing is prefetched (default). A test without it needs `reusesPage: false`. */
  savesData: boolean;
  /** Whether the test takes screenshots: it uses the shop with the fixed clock, and nothing rotates by itself. */
  isStill: boolean;
  reusedPage: ReusedPage;
}

interface WorkerFixtures {
  /** The worker's page for these options of a context. */
  reusedPageFor: (options: { isStill: boolean } & BrowserContextOptions) => ReusedPage;
}

/**
 * `test` that fails for an error or warning on the console and for an uncaught exception, except those that `expectedMessages` matches.
 * Timed popups do not open unless a test sets `showsPopups`.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedMessages: [null, { option: true }],
  showsPopups: [false, { option: true }],
  reusesPage: [true, { option: true }],
  savesData: [true, { option: true }],
  isStill: [false, { option: true }],
  reusedPageFor: [
    async ({ browser }, use) => {
      const pages = new Map<string, ReusedPage>();
      await use((options) => {
        const key = JSON.stringify(options);
        const { isStill } = options;
        const shop = isStill ? process.env.VITRINE_E2E_STILL : process.env.VITRINE_E2E_SHOP;
        const prepare = async (context: BrowserContext) => {
          await setSaveData(context);
          await (isStill ? freeze : recordShifts)(context);
        };
        const page = pages.get(key) ?? new ReusedPage(browser, `${shop}/_host/health`, prepare);
        pages.set(key, page);
        return page;
      });
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
  reusedPage: async (
    { reusedPageFor, isStill, viewport, deviceScaleFactor, hasTouch, javaScriptEnabled, contextOptions },
    use,
  ) => use(reusedPageFor({ isStill, viewport, deviceScaleFactor, hasTouch, javaScriptEnabled, ...contextOptions })),
  context: async ({ browser, reusedPage, reusesPage, savesData, showsPopups }, use) => {
    const context = await (reusesPage ? reusedPage.context() : browser.newContext());
    if (!reusesPage && savesData) await setSaveData(context);
    if (!showsPopups) await context.addCookies(CLOSED_POPUPS);
    await use(context);
    await (reusesPage ? reusedPage.reset(context) : context.close());
  },
  page: async ({ context, reusedPage, reusesPage }, use) => {
    await use(await (reusesPage ? reusedPage.page() : context.newPage()));
  },
  consoleCheck: [
    async ({ page, expectedMessages }, use) => {
      const messages: string[] = [];
      const note = (text: string) => {
        if (!BROWSER_NOTICE.test(text)) messages.push(`${page.url()}: ${text}`);
      };
      page.on('console', (message) => {
        if (isProblem(message)) note(message.text());
      });
      page.on('pageerror', (error) => note(error.message));
      await use(undefined);
      const unexpected = messages.filter((line) => !expectedMessages?.test(line));
      expect(unexpected, 'unexpected console messages').toEqual([]);
    },
    { auto: true },
  ],
});
