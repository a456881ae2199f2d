import type { Page } from '@playwright/test';

/** Serves one page of the shop with its HTML changed, as another merchant would have it. */
export async function alterPage(page: Page, path: string, change: (html: string) => string): Promise<void> {
  // A page that a test serves comes from nowhere, and what comes from nowhere may not call this machine without being allowed to.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}
