import { copyFileSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compare, SAME_BROWSER } from '../../e2e/pictures/compare.ts';
import { BROWSER_FILE, drewReferences, REFERENCES, RESULTS, type ScreenResult } from '../../e2e/pictures/references.ts';
import { findBrowser } from '../browser.ts';
import { ensureTheme } from '../build-theme.ts';
import { root, runNode } from '../project.ts';
import { changesPage, type Renewed } from '../screens/page.ts';
import { writeTaken } from '../screens/sources.ts';

/** `phone/cart` and the like of the pictures in a folder. */
const named = (folder: string, ending: string): string[] =>
  globSync(`*/*${ending}`, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/').slice(0, -ending.length))
    .sort();

/** The picture with few colors, unless that would itself be seen as a difference. */
async function reduced(png: Buffer): Promise<Buffer> {
  const { decode, encodeSmall } = await import('../../e2e/pictures/picture.ts');
  const picture = await decode(png);
  const small = await encodeSmall(picture);
  return compare(picture, await decode(small), SAME_BROWSER).same ? small : png;
}

/** Makes the reference what was seen, and puts the one before beside that for the page. */
async function renew(name: string): Promise<Renewed> {
  const reference = join(REFERENCES, `${name}.png`);
  const isNew = !existsSync(reference);
  if (!isNew) copyFileSync(reference, join(RESULTS, `${name}.before.png`));
  writeFileSync(reference, await reduced(readFileSync(join(RESULTS, `${name}.after.png`))));
  console.log(`${isNew ? 'new    ' : 'changed'}  ${name}`);
  const before = isNew ? null : `${name}.before.png`;
  return { name, before, after: `${name}.after.png`, difference: `${name}.difference.png` };
}

/**
 * `npm run screens`: takes the pictures of the key screens again, keeps those that differ from their references, and writes a page with
 * before, after and difference of each. Further arguments go to the runner: `-g cart` for those of one name.
 */
export async function screens(args: string[]): Promise<number> {
  if ((await ensureTheme()) !== 0) return 1;
  const found = await findBrowser();
  if (!found.ok) {
    console.error(found.error);
    return 1;
  }
  rmSync(RESULTS, { recursive: true, force: true });
  const code = await runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '-c', 'e2e/playwright.config.ts', 'visual/screens.spec.ts', ...args],
    { VITRINE_BROWSER: found.value, VITRINE_SCREENS: 'renew' },
  );
  const sights = new Map(
    named(RESULTS, '.json').map((name) => [
      name,
      JSON.parse(readFileSync(join(RESULTS, `${name}.json`), 'utf8')) as ScreenResult,
    ]),
  );
  const [first] = sights.values();
  if (!first) return code || 1;
  if (first.browser.build !== 'headless-shell') {
    console.error('References are drawn by chromium-headless-shell (Debian: apt-get install chromium-headless-shell).');
    return 1;
  }
  if (!drewReferences(first.browser)) {
    if (named(REFERENCES, '.png').some((name) => !sights.has(name))) {
      console.error('The references were drawn by another version of the browser: take all of them, without -g.');
      return 1;
    }
    writeFileSync(BROWSER_FILE, `${JSON.stringify(first.browser, null, 2)}\n`);
  }
  await keep(sights);
  return code;
}

async function keep(sights: ReadonlyMap<string, ScreenResult>): Promise<void> {
  const renewed: Renewed[] = [];
  for (const [name, { changed }] of sights) if (changed) renewed.push(await renew(name));
  const widths = Map.groupBy(sights, ([name]) => basename(name));
  // A screen that was seen in one width alone may show other pictures in the other.
  const all = new Set(named(REFERENCES, '.png').map((name) => dirname(name))).size;
  const whole = [...widths].filter(([, seen]) => seen.length === all);
  writeTaken(new Map(whole.map(([name, seen]) => [name, seen.map(([, sight]) => sight)])));
  const page = join(RESULTS, 'index.html');
  writeFileSync(page, changesPage(renewed));
  const weight = named(REFERENCES, '.png').reduce(
    (sum, name) => sum + statSync(join(REFERENCES, `${name}.png`)).size,
    0,
  );
  console.log(
    `\n${renewed.length} of ${sights.size} screens look different; all references weigh ${(weight / 2 ** 20).toFixed(1)} MB.`,
  );
  if (renewed.length > 0) console.log(`Before, after and difference: ${page}`);
  else
    console.log(
      `Only the hashes of what they show were renewed (${join(root, 'e2e/visual/references/sources.json')}).`,
    );
}
