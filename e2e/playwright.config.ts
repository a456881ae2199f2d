import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Project } from '@playwright/test';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const desk = { viewport: { width: 1280, height: 800 } };
/** With a quarter of a real one's pixels to draw. How it looks on a sharp screen the key screens show. */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 };

/** `npm run test:full` leaves nothing out; `npm test` does what differs. */
const isFull = process.env.VITRINE_FULL === '1';

/** Every page at one more width, in px. */
const whole = (name: string, width: number, height: number): Project => ({
  name,
  use: { viewport: { width, height } },
  testMatch: 'pages.spec.ts',
});

/**
 * What the browser leaves away: Playwright's own list, which a second switch replaces, and the popup of the address bar, a page of its
 * own that takes a quarter of the processor.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const launchOptions = {
  ...(process.env.VITRINE_BROWSER ? { executablePath: process.env.VITRINE_BROWSER } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    // Letters as they are drawn, not fitted to pixels: the widths of lines are then the same on every machine.
    '--font-render-hinting=none',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
};

export default defineConfig({
  testMatch: /\/(tests|visual)\/.*\.spec\.ts$/,
  outputDir: join(root, 'test-results', 'e2e'),
  // One more than processors: a test waits as often as it works.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  globalSetup: './servers.ts',
  retries: 0,
  // For a machine that is busy: what hangs is seen late, what is slow does not fail.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.VITRINE_E2E_REPORT
    ? [[join(root, 'scripts/testing/playwright-reporter.ts')], ['json', { outputFile: process.env.VITRINE_E2E_REPORT }]]
    : [['list']],
  use: {
    baseURL: process.env.VITRINE_E2E_SHOP,
    launchOptions,
  },
  projects: [
    // Few projects: the next one starts its workers and browsers anew.
    { name: 'desktop', use: desk, testIgnore: /\.phone\.spec/, ...(isFull ? {} : { grepInvert: /@full/ }) },
    {
      name: 'phone',
      use: phone,
      testIgnore: /\.(desktop|noscript)\.spec/,
      // What a phone shows or does in another way than a desktop. A full run asks it everything but what a desktop alone has.
      ...(isFull ? { grepInvert: /@desktop/ } : { grep: /@phone|\.phone\.spec/, grepInvert: /@full/ }),
    },
    ...(isFull ? [whole('tablet', 768, 1024), whole('wide', 1680, 1050)] : []),
  ],
});
