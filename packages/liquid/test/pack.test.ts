import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGE = join(import.meta.dirname, '..');
const ROOT = join(PACKAGE, '../..');

const USE = `import { createLiquid, defineDrop, type TagDefinition } from '@vitrine/liquid';
import type { PlatformServices } from '@vitrine/liquid/platform/filter.ts';
import { platformFilters } from '@vitrine/liquid/platform/filters.ts';
import { readJson } from '@vitrine/liquid/values/read-json.ts';

const shout: TagDefinition<{ name: string }> = {
  parse: () => ({ render: (state) => { state.out += state.host.name.toUpperCase(); } }),
};
const liquid = createLiquid<{ name: string }>({ tags: { shout }, filters: { twice: (input) => \`\${input}\${input}\` } });
const thing = defineDrop<{ title: string }>({ kind: 'thing', fields: { title: ({ title }) => title } });
const template = liquid.parse('{% shout %} {{ thing.title | twice }} {{ price }}{{ thing.constructor }}');
const data = { thing: thing({ title: 'ab' }), price: readJson('1.0') };
const out: string = liquid.render(template, { host: { name: 'x' }, data });
console.log(out);

const shop: PlatformServices = {
  translate: (key) => key, assetUrl: (name) => name, fileUrl: (name) => name, moneyFormat: '\${{amount}}',
  moneyWithCurrencyFormat: '\${{amount}} USD', currency: 'USD', locale: 'en', timezone: 'UTC', now: () => 0,
};
const platform = createLiquid<PlatformServices>({ filters: platformFilters });
console.log(platform.render(platform.parse('{{ 1250 | money }} {{ "a.jpg" | image_url: width: 9 }}'), { host: shop }));
`;

test('the package of npm pack works in an empty project, code and types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-liquid-pack-'));
  const run = (command: string, args: string[], cwd: string) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    return { status, text: `${stdout}${stderr}`, stdout };
  };
  try {
    // Packed in a copy: packing changes package.json for a moment, and other tests read it.
    const copy = join(folder, 'packages/liquid');
    mkdirSync(copy, { recursive: true });
    for (const name of ['src', 'package.json', 'pack.mjs', 'tsconfig.build.json', 'README.md']) {
      cpSync(join(PACKAGE, name), join(copy, name), { recursive: true });
    }
    cpSync(join(ROOT, 'tsconfig.json'), join(folder, 'tsconfig.json'));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const before = readFileSync(join(copy, 'package.json'), 'utf8');
    const packed = run('npm', ['pack', '--pack-destination', folder], copy);
    expect(packed.text).toContain('vitrine-liquid-');
    expect(readFileSync(join(copy, 'package.json'), 'utf8')).toBe(before);

    const project = mkdtempSync(join(tmpdir(), 'vitrine-liquid-use-'));
    try {
      writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'use', private: true, type: 'module' }));
      const archive = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
      run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, archive)], project);
      writeFileSync(join(project, 'use.ts'), USE);
      writeFileSync(join(project, 'wrong.ts'), USE.replace('const out: string', 'const out: number'));
      const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
      const types = (file: string) =>
        run(
          process.execPath,
          [
            tsc,
            '--ignoreConfig',
            '--noEmit',
            '--strict',
            '--module',
            'nodenext',
            '--target',
            'es2024',
            '--allowImportingTsExtensions',
            '--types',
            '',
            '--lib',
            'es2024,dom',
            file,
          ],
          project,
        );
      expect(types('use.ts').text).toBe('');
      expect(types('wrong.ts').text).toContain("Type 'string' is not assignable to type 'number'");
      const used = run(process.execPath, ['--disable-warning=ExperimentalWarning', 'use.ts'], project);
      expect(used.text).toBe('X abab 1.0\n$12.50 a.jpg?width=9\n');
      const installed = readdirSync(join(project, 'node_modules/@vitrine/liquid'), { recursive: true }).map(String);
      expect(installed.filter((name) => /\.test\.|(?<!\.d)\.ts$/.test(name))).toEqual([]);
    } finally {
      rmSync(project, { recursive: true });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
