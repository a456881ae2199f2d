import { alterPage } from '../../alter-page.ts';
import { hydrated } from '../../hydrated.ts';
import { PAGES } from '../../pages.ts';
import { inFlight } from '../../requests.ts';
import { expect, test } from '../../test.ts';

/** One page of each kind: what the addresses that are alike differ in is no script. */
const KINDS = PAGES.filter(({ isAlike }) => isAlike !== 'every');

test.describe('scripts of the theme and of the shop’s apps', () => {
  test.use({ savesData: false, reusesPage: false });

  test('run under an enforced policy on every kind of page', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
        const seen = JSON.parse(sessionStorage.getItem('violations') ?? '[]');
        sessionStorage.setItem(
          'violations',
          JSON.stringify([...seen, [location.pathname, effectiveDirective, blockedURI, sourceFile, lineNumber]]),
        );
      });
    });
    const requests = inFlight(page);
    for (const { path } of KINDS) {
      const answer = await page.goto(path);
      const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? '';
      expect([path, policy]).toEqual([path, expect.stringMatching(/script-src 'self' 'sha256-[^;*]+;/)]);
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
      await hydrated(page);
      await requests.none();
    }
    expect(JSON.parse(await page.evaluate(() => sessionStorage.getItem('violations') ?? '[]'))).toEqual([]);
  });
});

test.describe('injected content', () => {
  test.use({ reusesPage: false, expectedMessages: /Content Security Policy/ });

  test('does not run: no script, no handler, no javascript: address, no foreign file', async ({ page }) => {
    const ran: string[] = [];
    await page.exposeFunction('ran', (what: string) => ran.push(what));
    await page.route('https://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'ran("a foreign file")' }),
    );
    const injected = `<script>ran('a script')</script><img src="data:," onerror="ran('a handler')">
<script src="https://evil.example/x.js"></script><a id="address" href="javascript:ran('an address')">x</a><base href="https://evil.example/">`;
    await alterPage(page, '/pages/about', (html) => html.replace('<main id="main" tabindex="-1">', `$&${injected}`));
    await page.goto('/pages/about');
    await hydrated(page);
    await page.locator('#address').evaluate((link) => link instanceof HTMLElement && link.click());
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(ran).toEqual([]);
    expect(await page.evaluate(() => document.baseURI)).toMatch(/^http:\/\/localhost/);
  });
});
