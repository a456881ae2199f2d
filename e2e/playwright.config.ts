import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const port = Number(process.env.VITRINE_E2E_PORT ?? 3177);

// Every run gets a shop of its own; workers read the folder from the environment of the process that made it.
process.env.VITRINE_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));
const data = process.env.VITRINE_E2E_DATA;

const quote = (text: string) => JSON.stringify(text);

export default defineConfig({
  testDir: 'tests',
  outputDir: join(root, 'test-results', 'e2e'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.VITRINE_E2E_REPORT
    ? [['dot'], ['json', { outputFile: process.env.VITRINE_E2E_REPORT }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(process.env.VITRINE_BROWSER ? { executablePath: process.env.VITRINE_BROWSER } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, testIgnore: /\.(phone|noscript)\.spec/ },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
      testIgnore: /\.(desktop|noscript)\.spec/,
    },
    {
      name: 'noscript',
      use: { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
      testMatch: /\.noscript\.spec/,
    },
  ],
  webServer: {
    command: [
      process.execPath,
      join(root, 'packages/host/src/cli.ts'),
      'serve',
      '--shop',
      join(root, 'shop'),
      '--theme',
      process.env.VITRINE_E2E_THEME ?? join(root, 'dist/theme'),
      '--data',
      data,
      '--port',
      String(port),
    ]
      .map(quote)
      .join(' '),
    url: `http://localhost:${port}/_host/health`,
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
