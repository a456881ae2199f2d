import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Project } from '@playwright/test';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** `npm run test:full` leaves nothing out; `npm test` does what differs. */
const isFull = process.env.VITRINE_FULL === '1';

/** Every page at one more width, in px. */
const whole = (name: string, width: number, height: number): Project => ({
  name,
  use: { viewport: { width, height } },
  testMatch: 'pages.spec.ts',
});

/** Pictures of key screens, held against those in `visual/references`. */
function screens(name: string, use: typeof desk): Project {
  return {
    name,
    testDir: 'visual',
    use: { ...use, baseURL: process.env.VITRINE_E2E_STILL },
    snapshotPathTemplate: `visual/references/${name.replace('screens-', '')}/{arg}{ext}`,
    expect: {
      // Letters and pictures may be drawn a shade differently, and references have the colors of a palette; no line may move.
      toHaveScreenshot: { threshold: 0.1, maxDiffPixelRatio: 0.002, animations: 'disabled', timeout: 20_000 },
    },
  };
}

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

export default defineConfig({
  testDir: 'tests',
  outputDir: join(root, 'test-results', 'e2e'),
  // One more than processors: a test waits as often as it works.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  globalSetup: './servers.ts',
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.VITRINE_E2E_REPORT
    ? [[join(root, 'scripts/testing/playwright-reporter.ts')], ['json', { outputFile: process.env.VITRINE_E2E_REPORT }]]
    : [['list']],
  use: {
    baseURL: process.env.VITRINE_E2E_SHOP,
    // The next test of a worker gets the same page without cookies, storage, routes and scripts of the last one: what the browser has
    // fetched and compiled it need not fetch and compile again. That halves the work of loading a page.
    reuseContext: true,
    launchOptions: {
      ...(process.env.VITRINE_BROWSER ? { executablePath: process.env.VITRINE_BROWSER } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
  projects: [
    { name: 'desktop', use: desk, testIgnore: /\.(phone|noscript)\.spec/ },
    {
      name: 'phone',
      use: phone,
      testIgnore: /\.(desktop|noscript)\.spec/,
      // What a phone shows or does in another way than a desktop. A full run asks it everything.
      ...(isFull ? {} : { grep: /@phone|\.phone\.spec/ }),
    },
    ...(isFull ? [whole('tablet', 768, 1024), whole('wide', 1680, 1050)] : []),
    {
      name: 'noscript',
      use: { ...desk, javaScriptEnabled: false },
      testMatch: /\.noscript\.spec/,
    },
    screens('screens-desktop', desk),
    screens('screens-phone', phone),
  ],
});
