/**
 * docs/write-a-section.md, as its reader follows it: the packages are packed, a project is made of them outside of this checkout, a section is
 * written, tested and checked, and the shop is seen in a browser.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { delimiter, dirname, join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from '../e2e/axe.ts';
import { findBrowser } from './browser.ts';
import { linkPackages } from './link-packages.ts';
import { ownPort } from './own-port.fixture.ts';
import { root } from './project.ts';
import { type Step, stepsOf } from './tutorial.ts';

/** A folder that has none of this checkout above it, whose packages a module would find there. */
const OUTSIDE = process.platform === 'win32' ? (process.env.SystemDrive ?? 'C:') : '/tmp';

/** ms for what takes some seconds where nothing else runs. */
const PATIENCE = 90_000;

/** The name of the folder in the text. */
const NAMED = '../my-theme';

let folder = '';
let port = 0;
let browser: Browser;
let page: Page;
const errors: string[] = [];
/** What runs beside the other steps, and what it has written. */
let background: { child: ChildProcess; output: () => string } | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(OUTSIDE, 'vitrine-create-'));
  port = await ownPort();
  const found = await findBrowser();
  if (!found.ok) throw new Error(found.error);
  browser = await chromium.launch({
    executablePath: found.value,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
});

afterAll(async () => {
  await endBackground();
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What a reader's terminal has: nothing of the test runner, and the pinned Node first. */
function environment(): NodeJS.ProcessEnv {
  const outer = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITEST|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$)/.test(name),
  );
  // npm has put this checkout's commands first.
  const others = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  const path = [dirname(process.execPath), ...others].join(delimiter);
  return { ...Object.fromEntries(outer), PATH: path, PORT: String(port) };
}

function start(command: string, cwd: string) {
  const child = spawn(command, {
    cwd,
    shell: true,
    env: environment(),
    detached: process.platform !== 'win32',
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return { child, output: () => output };
}

async function run(command: string, cwd: string): Promise<void> {
  const { child, output } = start(command, cwd);
  const [code] = await once(child, 'close');
  expect(code, `${command}\n${output()}`).toBe(0);
}

/** Ends a command and all that it has started, as Ctrl-C does. */
async function endBackground(): Promise<void> {
  const child = background?.child;
  background = undefined;
  if (child?.pid === undefined || child.exitCode !== null) return;
  // It would go on asking the shop for changes.
  await page?.goto('about:blank');
  const closed = once(child, 'close');
  if (process.platform === 'win32') child.kill();
  else process.kill(-child.pid, 'SIGINT');
  await closed;
}

/** The texts that cannot be seen on a page, once its scripts have begun. */
async function unseen(path: string, texts: readonly string[]): Promise<string[]> {
  const answer = await page.goto(`http://localhost:${port}${path}`).catch(() => null);
  if (answer === null) return [`http://localhost:${port}${path}`];
  await page.waitForSelector('html[data-hydrated]');
  const seen = await Promise.all(texts.map((text) => page.getByText(text, { exact: true }).first().isVisible()));
  return texts.filter((_, index) => !seen[index]);
}

/** Does what the step says. @returns The folder in which its reader is then. */
async function follow(step: Step, cwd: string): Promise<string> {
  if (step.kind === 'file') {
    const file = join(cwd, step.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, step.text);
    return cwd;
  }
  if (step.kind === 'sees') {
    await expect.poll(() => unseen(step.path, step.texts), { timeout: PATIENCE, interval: 500 }).toEqual([]);
    return cwd;
  }
  if (step.when === 'ended') await endBackground();
  let at = cwd;
  for (const command of step.text.trim().replaceAll(NAMED, join(folder, 'my-theme')).split('\n')) {
    if (command.startsWith('cd ')) at = resolve(at, command.slice(3));
    else if (command === 'npm install' && process.env.VITRINE_FULL !== '1') linkPackages(at);
    else if (step.when === 'background') background = start(command, at);
    else await run(command, at);
  }
  return at;
}

test('every step of the tutorial works, and the resulting shop hydrates', { timeout: 600_000 }, async () => {
  const steps = stepsOf(readFileSync(join(root, 'docs/write-a-section.md'), 'utf8'));
  let cwd = root;
  let seen = 0;
  for (const step of steps) {
    try {
      cwd = await follow(step, cwd);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      throw new Error(`docs/write-a-section.md:${step.line} does not work: ${cause}\n${background?.output() ?? ''}`, {
        cause: error,
      });
    }
    if (step.kind !== 'sees') continue;
    seen += 1;
    if (seen === 1) await buys();
    else {
      await looksOn();
      await edits();
    }
  }
  expect(seen).toBe(2);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  expect(errors).toEqual([]);
});

/** The template's own pages have nothing that axe finds; a product is put into the cart, one more is taken, and all are taken out. */
async function buys(): Promise<void> {
  expect(await axe(page)).toEqual([]);
  await page.goto(`http://localhost:${port}/products/cashmere-crewneck`);
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'See the cart' }).click();
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('button', { name: 'One more of Cashmere Crewneck' }).click();
  await page.getByText('$690').first().waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await page.locator('.header__count').textContent()).toBe('2');
  await page.getByRole('button', { name: 'Remove Cashmere Crewneck' }).click();
  await page.getByText('Your cart is empty.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.goto(`http://localhost:${port}/collections/all`);
  expect(await page.getByRole('article').count()).toBe(6);
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** The new section is React's: its button shows the next look, and after the last the first. */
async function looksOn(): Promise<void> {
  const next = page.getByRole('button', { name: 'Next look' });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await page.getByText('The dress, by itself').waitFor();
  expect(await page.getByText('The coat, over everything').isVisible()).toBe(false);
  await next.click();
  await page.getByText('The coat, over everything').waitFor();
}

/** The theme editor comes with the packages: a change of the new section is in its preview. */
async function edits(): Promise<void> {
  await page.goto(`http://localhost:${port}/editor`);
  const preview = page.frameLocator('.stage-frame');
  await preview.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await preview.getByRole('heading', { level: 2 }).first().click();
  await page.getByRole('textbox').first().fill('Seen at once');
  await preview.getByText('Seen at once').waitFor({ state: 'attached' });
}
