import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { REFERENCES } from '../../e2e/pictures/references.ts';
import { readTaken, SourceHashes, staleScreens } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-sources-'));
const styles = 'packages/storefront/src/styles';

const write = (file: string, content: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};

const SCREENS = {
  home: { pictures: ['/cdn/shop/files/hat.webp'], styles: ['theme'] },
  product: { pictures: ['/cdn/shop/files/coat.webp'], styles: ['product', 'theme'] },
  checkout: { pictures: ['/cdn/shop/files/coat.webp'], styles: [] },
};

let taken: Record<string, { pictures: string[]; styles: string[]; hash: string }>;

beforeEach(() => {
  write(`${styles}/index.css`, '@import "./base.css";\n');
  write(`${styles}/base.css`, 'body {\n  color: black;\n}\n');
  write(`${styles}/templates/product.css`, '@import "../../sections/product/buy.css";\n');
  write('packages/storefront/src/sections/product/buy.css', '.buy {\n}\n');
  write('packages/storefront/src/sections/product/Buy.tsx', 'export const buy = 1;\n');
  write('packages/storefront/theme/locales/en.default.json', '{}\n');
  write('packages/host/src/surfaces/checkout/style.ts', 'export {};\n');
  write('shop/shop.json', '{ "name": "Vitrine" }\n');
  write('shop/files/hat.webp', 'hat');
  write('shop/files/coat.webp', 'coat\r\n');
  write('.gitignore', '*.log.json\n');
  execFileSync('git', ['init', '-q'], { cwd: folder });
  const hashes = new SourceHashes(folder);
  taken = Object.fromEntries(
    Object.entries(SCREENS).map(([name, shown]) => [name, { ...shown, hash: hashes.of(shown) }]),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['nothing', 'shop/shop.json', '{ "name": "Vitrine" }\n', []],
  ['line ends', 'shop/shop.json', '{ "name": "Vitrine" }\r\n', []],
  ['logic', 'packages/storefront/src/sections/product/Buy.tsx', 'export const buy = 2;\n', []],
  ['a file that git ignores', 'shop/a.log.json', '{}', []],
  ['data of the shop', 'shop/shop.json', '{ "name": "Vitrina" }\n', ['home', 'product', 'checkout']],
  ['a new file of data', 'shop/blogs/journal/new.html', '<p>', ['home', 'product', 'checkout']],
  ['a text', 'packages/storefront/theme/locales/en.default.json', '{ "a": "A" }\n', ['home', 'product', 'checkout']],
  [
    'a text of one section',
    'packages/storefront/src/sections/product/texts.json',
    '{ "en": { "b": "B" }, "fr": {} }\n',
    ['home', 'product', 'checkout'],
  ],
  ['a style of all pages', `${styles}/base.css`, 'body {\n}\n', ['home', 'product']],
  ['a style of one template', 'packages/storefront/src/sections/product/buy.css', '.buy {}\n', ['product']],
  ['the style of the checkout', 'packages/host/src/surfaces/checkout/style.ts', 'export const a = 1;\n', ['checkout']],
  ['a picture', 'shop/files/coat.webp', 'coat\n', ['product', 'checkout']],
])('of a change of %s, the screens that show it are to be taken anew', (_, file, content, stale) => {
  expect(staleScreens(taken, folder)).toEqual([]);
  write(file, content);
  expect(staleScreens(taken, folder)).toEqual(stale);
  rmSync(join(folder, 'shop/blogs'), { recursive: true, force: true });
});

it('every reference has its sources recorded, and no other screen has', () => {
  const drawn = new Set(globSync('*/*.png', { cwd: REFERENCES }).map((file) => basename(file, '.png')));
  expect(Object.keys(readTaken())).toEqual([...drawn].sort());
});
