import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless build first: it has no window to draw, and loads a page for a third of the work. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const HOW =
  'The browser tests need Chromium or Chrome and none was found. Install one (Debian: apt-get install chromium; ' +
  'elsewhere: npx playwright install chromium), or name it in the environment: VITRINE_BROWSER=/path/to/chrome npm test';

function runnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name))).find(runnable);
}

async function playwrightsOwn(): Promise<string | undefined> {
  try {
    const { chromium } = await import('@playwright/test');
    const file = chromium.executablePath();
    return file && existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Where it may: as root on a Debian machine. */
function installed(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No browser found: installing Debian’s chromium for the browser tests (once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  const install = (name: string): boolean => apt('install', '-y', '-q', '--no-install-recommends', name);
  if (!apt('update', '-q') || !(install('chromium-headless-shell') || install('chromium'))) return undefined;
  return onPath();
}

/** The browser for the tests: the one named in VITRINE_BROWSER, Playwright's own, the system's, or newly installed. */
export async function findBrowser(): Promise<{ ok: true; value: string } | { ok: false; error: string }> {
  const named = process.env.VITRINE_BROWSER;
  if (named) {
    return runnable(named)
      ? { ok: true, value: named }
      : { ok: false, error: `VITRINE_BROWSER names ${named}, which is not a program that can be run.` };
  }
  const found = (await playwrightsOwn()) ?? onPath() ?? PLACES.find(runnable) ?? installed();
  return found ? { ok: true, value: found } : { ok: false, error: HOW };
}
