import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkTheme } from '../src/check.ts';
import { zip } from '../src/zip.ts';
import { fixture, native } from './native.ts';

const { buildTheme } = native<typeof import('../src/build/builder.ts')>('../src/build/builder.ts');

const out = mkdtempSync(join(tmpdir(), 'vitrine-theme-'));
const files = (): string[] =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((f) => f.isFile())
    .map((f) => join(f.parentPath, f.name).slice(out.length + 1))
    .toSorted();
const read = (name: string): string => readFileSync(join(out, name), 'utf8');
const asset = (pattern: RegExp): string => files().find((f) => pattern.test(f)) ?? '';

beforeAll(async () => {
  expect(await buildTheme(fixture('shop'), out)).toMatchObject({
    ok: true,
    value: { sections: 2, assets: expect.any(Number) },
  });
}, 120_000);
afterAll(() => rmSync(out, { recursive: true }));

describe('a built theme', () => {
  test("has no offence in the platform's own check", async () => {
    expect(await checkTheme(out)).toEqual([]);
  }, 60_000);

  test('has flat assets that refer to each other relatively', () => {
    const boot = read(asset(/^assets\/boot-.*\.js$/));
    expect(boot).toMatch(/import\(["'`]\.\/greeting-[\w-]+\.js["'`]\)/);
    expect(boot).not.toContain('modulepreload');
    expect(read('snippets/vitrine-head.liquid')).toMatch(
      /<style data-styles="theme">[^<]*url\({{ 'instrument-serif-[\w-]+\.woff2' \| asset_url/,
    );
    expect(asset(/^assets\/instrument-serif-latin-400-normal-[\w-]+\.woff2$/)).not.toBe('');
    expect(read('snippets/vitrine-head.liquid')).toContain("{{ 'boot-");
  });

  test('sends the browser no data functions, and no view that never hydrates', () => {
    const scripts = files()
      .filter((f) => f.endsWith('.js'))
      .map(read)
      .join('\n');
    expect(scripts).toContain('greeting--sale');
    expect(scripts).not.toContain('products_count');
    expect(scripts).not.toContain('quiet');
  });

  test('prints only the texts that its scripts use', () => {
    const strings = read('snippets/vitrine-strings.liquid');
    expect(strings).toContain(
      '"greeting.pieces": { "one": {{ \'greeting.pieces.one\' | t: count: \'⟦count⟧\' | json }}',
    );
    expect(strings).toContain("\"greeting.wave\": {{ 'greeting.wave' | t: times: '⟦times⟧' | json }}");
    expect(strings).not.toContain('unused');
  });

  test('wraps an island in its marker, but not a section that never hydrates', () => {
    expect(read('sections/greeting.liquid')).toMatch(
      /^<div data-island="greeting" data-section-id="\{\{ section.id \}\}" data-hydrate="visible"><script type="application\/json">.*<\/script><div data-root><section class=/,
    );
    expect(read('sections/quiet.liquid')).toMatch(/^<p class="quiet">\{\{ shop.name \| escape \}\}<\/p>\n/);
  });

  test('is the same when built again, without files of the previous build', async () => {
    const before = files().map((f) => [f, read(f)]);
    writeFileSync(join(out, 'assets/old.js'), '');
    await buildTheme(fixture('shop'), out);
    expect(files().map((f) => [f, read(f)])).toEqual(before);
  }, 60_000);
});

test('a key without a text fails the build, and the old theme is not changed', async () => {
  const copy = join(fixture('..'), `.tmp-${process.pid}`);
  cpSync(fixture('shop'), join(copy, 'fixtures/shop'), { recursive: true });
  try {
    writeFileSync(join(copy, 'fixtures/shop/theme/locales/en.default.json'), '{ "greeting": { "wave": "x" } }');
    const before = files();
    const greeting = join(copy, 'fixtures/shop/src/sections/greeting/Greeting.tsx');
    writeFileSync(
      greeting,
      readFileSync(greeting, 'utf8').replaceAll('../../../../../../src', '../../../../../../../src'),
    );
    for (const section of ['greeting', 'quiet']) {
      const file = join(copy, `fixtures/shop/src/sections/${section}/${section}.section.tsx`);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('../../../../../../src', '../../../../../../../src'));
    }
    const built = await buildTheme(join(copy, 'fixtures/shop'), out);
    expect(built).toMatchObject({
      ok: false,
      error: [
        {
          file: greeting,
          line: expect.any(Number),
          column: expect.any(Number),
          message: `There is no text 'greeting.pieces'. Write it in ${relative(process.cwd(), dirname(greeting))}/texts.json`,
        },
      ],
    });
    expect(files()).toEqual(before);
  } finally {
    rmSync(copy, { recursive: true });
  }
}, 60_000);

test('an archive contains the files of the theme', () => {
  const files = new Map([
    ['layout/theme.liquid', 'hello '.repeat(50)],
    ['assets/é.js', ''],
  ]);
  const archive = Buffer.from(zip(files));
  expect(archive.equals(zip(files))).toBe(true);
  expect(archive.subarray(-22).readUInt16LE(10)).toBe(2);
  const size = archive.readUInt32LE(18);
  const name = archive.readUInt16LE(26);
  expect(archive.subarray(30, 30 + name).toString()).toBe('layout/theme.liquid');
  expect(inflateRawSync(archive.subarray(30 + name, 30 + name + size)).toString()).toBe('hello '.repeat(50));
});
