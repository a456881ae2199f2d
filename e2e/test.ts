import { test as base, type ConsoleMessage, expect } from '@playwright/test';

export { expect };

/** What a page may say on the console: a browser reports every 4xx answer itself. */
const BROWSER_NOTICE = /^Failed to load resource: the server responded with a status of 4\d\d/;

function isComplaint(message: ConsoleMessage): boolean {
  return (message.type() === 'error' || message.type() === 'warning') && !BROWSER_NOTICE.test(message.text());
}

/** Cookies of those who have closed the demo shop's timed popup: it would appear in the midst of a slow test. */
const CLOSED_POPUPS = [{ name: 'popup_letter', value: 'true', domain: 'localhost', path: '/' }];

/**
 * `test` whose pages must stay silent: an error or warning on the console, or an uncaught exception, fails the test.
 * `expected` names what a test that makes something fail is going to hear. Timed popups stay away unless
 * a test sets `popups`.
 */
export const test = base.extend<{ silence: undefined; expected: RegExp | null; popups: boolean }>({
  expected: [null, { option: true }],
  popups: [false, { option: true }],
  context: async ({ context, popups }, use) => {
    if (!popups) await context.addCookies(CLOSED_POPUPS);
    await use(context);
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
