import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** What stays on a page over a navigation. */
const LASTS_ON_PAGE = [
  'addInitScript',
  'addLocatorHandler',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'setExtraHTTPHeaders',
  'setViewportSize',
];
/** The same for a context. */
const LASTS_IN_CONTEXT = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
];
/** A clock is the context's; each of these replaces it. */
const LASTS_IN_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'];

/** What tests listen to. Playwright itself listens to other events of a page. */
const HEARD = [
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

/** Calls `then` before any of an object's methods of these names does its work. */
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
 * A page of a worker, used by tests with the same options one after the other, each as if it were new: a new context costs more than
 * most tests do. What the browser has stored is emptied between two tests; what it has read (files and compiled scripts) stays. What a
 * test cannot take back, such as another clock or a permission, is noticed: the page or its context is then replaced.
 */
export class KeptPage {
  readonly #browser: Browser;
  readonly #home: string;
  readonly #prepare: (context: BrowserContext) => Promise<void>;
  /** What a session of the DevTools protocol has set ends with it. */
  readonly #sessions = new Set<CDPSession>();
  #context: BrowserContext | undefined;
  #page: Page | undefined;

  /** `home` is an address of the shop that answers quickly and runs no script; `prepare` is done to each new context. */
  constructor(browser: Browser, home: string, prepare: (context: BrowserContext) => Promise<void>) {
    this.#browser = browser;
    this.#home = home;
    this.#prepare = prepare;
  }

  /** The context, made with the options of the test that runs. */
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

  /** The page, which shows `home` or nothing. */
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

  /** Makes what a test has used ready for the next test, or closes it. */
  async empty(context: BrowserContext): Promise<void> {
    const sessions = [...this.#sessions];
    this.#sessions.clear();
    if (context !== this.#context) return context.close();
    for (const session of sessions) await session.detach();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const other of context.pages()) if (other !== this.#page) await other.close();
    const page = await this.page();
    for (const event of HEARD) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.mouse.move(-1, -1);
    // What a test set going last may lead its page elsewhere just now; nothing does from the page that comes then.
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
