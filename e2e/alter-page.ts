import type { Page } from '@playwright/test';

/** Serves one page of the shop with its HTML changed, for markup that the demo shop does not have. */
export async function alterPage(page: Page, path: string, change: (html: string) => string): Promise<void> {
  // Chromium counts a fulfilled page as public, and a public page may not call localhost without this permission.
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
