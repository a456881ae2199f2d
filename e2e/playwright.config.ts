import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Project } from '@playwright/test';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = Number(process.env.VITRINE_E2E_PORT ?? 3177);
// Far from the shop's, so that two runs with neighbouring ports do not meet.
const appsPort = Number(process.env.VITRINE_E2E_APPS_PORT ?? port + 1000);
// A second shop, where nobody buys and nobody registers: what the screens show of it stays the same.
const stillPort = Number(process.env.VITRINE_E2E_STILL_PORT ?? port + 2000);

// Every run gets a shop of its own; workers read the folder from the environment of the process that made it.
process.env.VITRINE_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));
const data = process.env.VITRINE_E2E_DATA;

process.env.VITRINE_E2E_APPS = `http://localhost:${appsPort}`;

/** `serve` of one of the project's commands, as a shell line. */
function command(file: string, options: Record<string, string>): string {
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  return [process.execPath, '--disable-warning=ExperimentalWarning', join(root, file), 'serve', ...words]
    .map((word) => JSON.stringify(word))
    .join(' ');
}

const theme = process.env.VITRINE_E2E_THEME ?? join(root, 'dist/theme');

/** A shop of its own behind a port, with its data in `folder`. */
function shop(onPort: number, folder: string) {
  return {
    command: command('packages/host/src/cli.ts', {
      shop: join(root, 'shop'),
      theme,
      data: folder,
      port: String(onPort),
      apps: `http://localhost:${appsPort}`,
    }),
    url: `http://localhost:${onPort}/_host/health`,
    timeout: 60_000,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  };
}

const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** Pictures of key screens, held against those in `visual/references`. */
function screens(name: string, use: typeof desk): Project {
  return {
    name,
    testDir: 'visual',
    use: { ...use, baseURL: `http://localhost:${stillPort}` },
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
  // A machine that is busy with something else may cost one test its time; what fails twice is broken, what passes then is named.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.VITRINE_E2E_REPORT
    ? [[join(root, 'scripts/testing/playwright-reporter.ts')], ['json', { outputFile: process.env.VITRINE_E2E_REPORT }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
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
    { name: 'phone', use: phone, testIgnore: /\.(desktop|noscript)\.spec/ },
    {
      name: 'noscript',
      use: { ...desk, javaScriptEnabled: false },
      testMatch: /\.noscript\.spec/,
    },
    screens('screens-desktop', desk),
    screens('screens-phone', phone),
  ],
  webServer: [
    shop(port, data),
    shop(stillPort, join(data, 'still')),
    {
      command: command('packages/apps/src/cli.ts', {
        shop: join(root, 'shop'),
        'shop-origin': `http://localhost:${port}`,
        data: join(data, 'apps'),
        port: String(appsPort),
      }),
      url: `http://localhost:${appsPort}/health`,
      timeout: 60_000,
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
});
