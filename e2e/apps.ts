import type { Page } from '@playwright/test';

/** Where the apps of the shop under test answer. */
export const appsOrigin: string = process.env.VITRINE_E2E_APPS ?? '';

export type App = 'reviews' | 'back-in-stock' | 'signup-forms' | 'experiment' | 'returns' | 'store-stock';
export type Mode = 'slow' | 'never' | '500' | '401' | 'malformed' | 'shape' | 'html' | 'drop' | 'reject';

/** What a page asks an app for: its script, or the calls it and others make. */
export type Part = 'script' | 'calls';

/**
 * From now on an app misbehaves for this page alone (packages/apps/README.md). `ms`: how long `slow` takes, 3000 unless told. The
 * function it resolves to makes the app well again.
 */
export async function misbehave(
  page: Page,
  app: App,
  part: Part,
  mode: Mode,
  ms?: number,
): Promise<() => Promise<void>> {
  const matches = ({ href, pathname }: URL) =>
    href.startsWith(`${appsOrigin}/${app}/`) && pathname.endsWith('.js') === (part === 'script');
  const handler = async (route: import('@playwright/test').Route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('stand_in', mode);
    if (ms !== undefined) url.searchParams.set('stand_in_ms', String(ms));
    await route.continue({ url: url.href });
  };
  await page.route(matches, handler);
  return () => page.unroute(matches, handler);
}

/** The app cannot be reached at all from this page: blocked, as by an extension. */
export async function block(page: Page, app: App): Promise<void> {
  await page.route(`${appsOrigin}/${app}/**`, (route) => route.abort('blockedbyclient'));
}

/** What goes wrong with an app that has a script and makes calls, for a test each. */
export const TROUBLES: readonly (readonly [Part, Mode])[] = [
  ['calls', '500'],
  ['calls', 'malformed'],
  ['calls', 'shape'],
  ['calls', 'drop'],
  ['script', '500'],
  ['script', 'malformed'],
  ['script', 'shape'],
];

/** What the console says while an app is in trouble. */
export const TROUBLE_NOTICES =
  /Failed to load resource|SyntaxError|Unexpected|Invalid or unexpected|blocked by CORS policy/;
