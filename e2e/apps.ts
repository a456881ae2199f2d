import type { Page } from '@playwright/test';

/** Where the apps of the shop under test answer. */
export const appsOrigin: string = process.env.VITRINE_E2E_APPS ?? '';

export type App = 'reviews' | 'back-in-stock' | 'signup-forms' | 'experiment' | 'returns' | 'store-stock';

/**
 * From now on an app drops the calls of this page alone, in the midst of its answer (packages/apps/README.md). The function it resolves to
 * ends that.
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

/** The app cannot be reached at all from this page: blocked, as by an extension. */
export async function block(page: Page, app: App): Promise<void> {
  await page.route(`${appsOrigin}/${app}/**`, (route) => route.abort('blockedbyclient'));
}

/** What the console says while an app fails. */
export const TROUBLE_NOTICES =
  /Failed to load resource|SyntaxError|Unexpected|Invalid or unexpected|blocked by CORS policy/;
