import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser.ts';
import { ensureTheme, root, runNode } from '../project.ts';

const references = join(root, 'e2e', 'visual', 'references');

/** Every reference picture, by its path within the folder. */
function pictures(): Map<string, Buffer> {
  const files = globSync('*/*.png', { cwd: references }).sort();
  return new Map(files.map((file) => [file, readFileSync(join(references, file))]));
}

/** The same picture with at most 256 colors: a third of the bytes, and within what the tests let pass. */
async function reduced(picture: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(picture).png({ palette: true, colours: 256, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer();
}

/**
 * `npm run screens`: takes the pictures of the key screens again, keeps those that differ from their references, and names them. Further
 * arguments go to the runner: `-g cart` for those of one name.
 */
export async function screens(args: string[]): Promise<number> {
  if ((await ensureTheme()) !== 0) return 1;
  const browser = await findBrowser();
  if (!browser.ok) {
    console.error(browser.error);
    return 1;
  }
  if (!browser.value.includes('headless-shell')) {
    console.error(
      `The references are drawn by Debian’s chromium-headless-shell (apt-get install chromium-headless-shell); found ${browser.value}, which draws every letter a shade differently.`,
    );
    return 1;
  }
  const before = pictures();
  const projects = ['screens-desktop', 'screens-phone'].map((name) => `--project=${name}`);
  const code = await runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '-c', 'e2e/playwright.config.ts', '--update-snapshots=changed', ...projects, ...args],
    { VITRINE_BROWSER: browser.value },
  );
  const after = pictures();
  const renewed = [...after].filter(([file, picture]) => !before.get(file)?.equals(picture));
  for (const [file, picture] of renewed) {
    writeFileSync(join(references, file), await reduced(picture));
    console.log(`${before.has(file) ? 'changed' : 'new    '}  ${file}`);
  }
  const weight = [...after.keys()].reduce((sum, file) => sum + statSync(join(references, file)).size, 0);
  console.log(
    `\n${renewed.length} of ${after.size} references renewed; all of them weigh ${(weight / 2 ** 20).toFixed(1)} MB`,
  );
  return code;
}
