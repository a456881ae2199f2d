import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Project } from '@playwright/test';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const desktop = { viewport: { width: 1280, height: 800 } };
/** At pixel ratio 1, which draws a quarter of the pixels. The key screens use 2. */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 };

/** Set by `npm run test:full`, which runs all tests at all sizes. */
const isFull = process.env.VITRINE_FULL === '1';

/** Tests that start a shop of their own, or `npm run dev`. */
const OWN_SHOP = /\/(?:editor\/[^/]+|cart\/clients|dev)\.desktop\.spec\.ts$/;

/**
 * What shows nothing of where a shop's data is: the key screens, whose shop has a clock of its own, and `npm run dev`, which has its data in a
 * file.
 */
const OF_NO_DATABASE = process.env.VITRINE_E2E_DATABASE === 'postgres' ? [/\/visual\//, /\/dev\.desktop\.spec/] : [];

/** A project that opens every page at one more size, px. */
const allPages = (name: string, width: number, height: number): Project => ({
  name,
  use: { viewport: { width, height } },
  testMatch: 'pages.spec.ts',
});

/**
 * Playwright's own list, which a second `--disable-features` replaces, and the popup of the address bar, a page of its own that takes a
 * quarter of the processor.
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
    // Without hinting the widths of lines are the same on every machine.
    '--font-render-hinting=none',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
};

export default defineConfig({
  testMatch: /\/(tests|visual)\/.*\.spec\.ts$/,
  outputDir: join(root, 'test-results', 'e2e'),
  // More than processors, because tests often wait.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  globalSetup: './servers.ts',
  retries: 0,
  // Long, so that a slow test on a busy machine does not fail.
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
    // Each project starts its own workers and browsers, so there are few.
    {
      // First and beside the others: these are the longest, and wait for what they have started.
      name: 'own-shop',
      use: desktop,
      testMatch: OWN_SHOP,
      testIgnore: OF_NO_DATABASE,
      workers: 2,
      ...(isFull ? {} : { grepInvert: /@full/ }),
    },
    {
      name: 'desktop',
      use: desktop,
      testIgnore: [/\.phone\.spec/, OWN_SHOP, ...OF_NO_DATABASE],
      ...(isFull ? {} : { grepInvert: /@full/ }),
    },
    {
      name: 'phone',
      use: phone,
      testIgnore: [/\.(desktop|noscript)\.spec/, ...OF_NO_DATABASE],
      // Only tests of what differs on a phone. A full run has all but the desktop's own.
      ...(isFull ? { grepInvert: /@desktop/ } : { grep: /@phone|\.phone\.spec/, grepInvert: /@full/ }),
    },
    ...(isFull ? [allPages('tablet', 768, 1024), allPages('wide', 1680, 1050)] : []),
  ],
});
