import type { Page } from '@playwright/test';

/** Origin of the apps of the shop under test. */
export const appsOrigin: string = process.env.VITRINE_E2E_APPS ?? '';

export type App = 'reviews' | 'back-in-stock' | 'signup-forms' | 'experiment' | 'returns' | 'store-stock';

/**
 * Makes an app drop its connections to this page in the middle of an answer (packages/apps/README.md). Other pages are not affected. The
 * returned function ends that.
 */
export async function dropCalls(page: Page, app: App): Promise<() => Promise<void>> {
  const isCall = ({ href, pathname }: URL) => href.startsWith(`${appsOrigin}/${app}/`) && !pathname.endsWith('.js');
  await page.route(isCall, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('fault', 'drop');
    await route.continue({ url: url.href });
  });
  return () => page.unroute(isCall);
}

/** Blocks all requests of this page to an app, as a browser extension does. */
export async function blockApp(page: Page, app: App): Promise<void> {
  await page.route(`${appsOrigin}/${app}/**`, (route) => route.abort('blockedbyclient'));
}

/** Console messages that a failing app causes. */
export const FAULT_MESSAGES =
  /Failed to load resource|SyntaxError|Unexpected|Invalid or unexpected|blocked by CORS policy/;
