import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** Methods whose effect on a page outlasts a navigation. */
const LASTS_ON_PAGE = [
  'addInitScript',
  'addLocatorHandler',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'setExtraHTTPHeaders',
  'setViewportSize',
];
/** Methods whose effect on a context cannot be undone. */
const LASTS_IN_CONTEXT = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
];
/** Methods that replace the context's clock. */
const LASTS_IN_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'];

/** Events that tests listen to. Playwright's own listeners are for other events of a page. */
const TEST_EVENTS = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];

/** Calls `then` before each call of the named methods. */
function onCall<T extends object>(object: T, names: readonly string[], then: () => void): void {
  const methods = object as Record<string, (...args: unknown[]) => unknown>;
  for (const name of names) {
    const method = methods[name];
    if (!method) throw new Error(`There is no ${name} to listen to`);
    methods[name] = (...args) => {
      then();
      return method.apply(object, args);
    };
  }
}

/**
 * A page that the tests of a worker with the same options use one after another, because a new context takes longer than most tests.
 * Between two tests the browser's storage is cleared; its cache of files and compiled scripts stays. After a change that cannot be undone,
 * such as another clock or a permission, the page or its context is replaced.
 */
export class ReusedPage {
  readonly #browser: Browser;
  readonly #home: string;
  readonly #prepare: (context: BrowserContext) => Promise<void>;
  /** Sessions of the DevTools protocol; detaching one undoes what it has set. */
  readonly #sessions = new Set<CDPSession>();
  #context: BrowserContext | undefined;
  #page: Page | undefined;

  /** `home` is an address of the shop that answers quickly and runs no script; `prepare` is called with each new context. */
  constructor(browser: Browser, home: string, prepare: (context: BrowserContext) => Promise<void>) {
    this.#browser = browser;
    this.#home = home;
    this.#prepare = prepare;
  }

  /** The current context, or a new one with the options of the running test. */
  async context(): Promise<BrowserContext> {
    if (this.#context) return this.#context;
    const context = await this.#browser.newContext();
    await this.#prepare(context);
    const forget = () => {
      this.#context = undefined;
    };
    onCall(context, LASTS_IN_CONTEXT, forget);
    onCall(context.clock, LASTS_IN_CLOCK, forget);
    const newSession = context.newCDPSession.bind(context);
    context.newCDPSession = async (page) => {
      const session = await newSession(page);
      this.#sessions.add(session);
      return session;
    };
    this.#context = context;
    return context;
  }

  /** The current page, or a new one. It shows `home` or nothing. */
  async page(): Promise<Page> {
    const context = await this.context();
    if (this.#page?.context() === context) return this.#page;
    const page = await context.newPage();
    const forget = () => {
      this.#page = undefined;
    };
    onCall(page, LASTS_ON_PAGE, forget);
    page.once('close', forget);
    this.#page = page;
    return page;
  }

  /** Resets the context for the next test, or closes it if it was replaced. */
  async reset(context: BrowserContext): Promise<void> {
    const sessions = [...this.#sessions];
    this.#sessions.clear();
    if (context !== this.#context) return context.close();
    for (const session of sessions) await session.detach();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const other of context.pages()) if (other !== this.#page) await other.close();
    const page = await this.page();
    for (const event of TEST_EVENTS) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.mouse.move(-1, -1);
    // A navigation that the test started last may interrupt the first attempt.
    await page.goto(this.#home).catch(() => page.goto(this.#home));
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }
}
