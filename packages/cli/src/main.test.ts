import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from './main.ts';

let folder = '';
let printed = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-cli-'));
  printed = '';
  vi.stubEnv('INIT_CWD', folder);
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text: string) => {
      printed += `${text}\n`;
    });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Every file of a folder with its text. */
const filesOf = (at: string) =>
  Object.fromEntries(
    readdirSync(at, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  );

/** A project, as `create` writes it. */
function project(): string {
  const made = join(folder, 'theme');
  cpSync(join(import.meta.dirname, '../template'), made, { recursive: true });
  return made;
}

test('`create` writes the template’s files with the project’s name and the packages of this version', async () => {
  expect(await main(['create', 'my-theme'])).toBe(0);
  const made = join(folder, 'my-theme');
  const { name, dependencies } = JSON.parse(readFileSync(join(made, 'package.json'), 'utf8'));
  expect(name).toBe('my-theme');
  expect(dependencies).toMatchObject({ '@vitrine/cli': '0.1.0', '@vitrine/compiler': '0.1.0', react: '19.3.1' });
  expect(existsSync(join(made, '.gitignore'))).toBe(true);
  expect(existsSync(join(made, 'src/sections/cart/Cart.tsx'))).toBe(true);
  expect(printed).toContain('npm run dev');
});

test('`create --packages` copies the archives of a folder, or writes nothing', async () => {
  expect(await main(['create', 'my-theme', '--packages', '.'])).toBe(2);
  expect(printed).toContain('holds no vitrine-cli-0.1.0.tgz');
  expect(existsSync(join(folder, 'my-theme'))).toBe(false);

  for (const name of ['cli', 'compiler', 'contract', 'host', 'liquid'])
    writeFileSync(join(folder, `vitrine-${name}-0.1.0.tgz`), name);
  expect(await main(['create', 'my-theme', '--packages', '.'])).toBe(0);
  const made = join(folder, 'my-theme');
  expect(JSON.parse(readFileSync(join(made, 'package.json'), 'utf8')).dependencies['@vitrine/host']).toBe(
    'file:vendor/vitrine-host-0.1.0.tgz',
  );
  expect(readFileSync(join(made, 'vendor/vitrine-host-0.1.0.tgz'), 'utf8')).toBe('host');
});

test.each([
  [['create'], 'Which folder?'],
  [['create', 'taken'], 'is not empty: it holds "a.txt"'],
  [['create', 'taken/a.txt'], 'is a file'],
  [['create', 'My Theme'], '"My Theme" cannot be the name of a package'],
  [['create', 'a', 'b'], '"b" was given too'],
  [['create', 'a', '--wrong'], "Unknown option '--wrong'"],
  [['section', 'look-book'], 'is in no theme project'],
  [['section', 'look-book', '--in', 'taken'], 'is no theme project'],
  [['buildd'], 'There is no command "buildd"'],
])('%j is refused, and nothing is written', async (args, sentence) => {
  mkdirSync(join(folder, 'taken'));
  writeFileSync(join(folder, 'taken/a.txt'), 'mine');
  const before = filesOf(folder);
  expect(await main(args)).toBe(2);
  expect(printed).toContain(sentence);
  expect(printed).toContain('"vitrine help" lists all commands.');
  expect(filesOf(folder)).toEqual(before);
});

test('`section` writes its files, texts in every language of the theme, and its styles for every page', async () => {
  const made = project();
  writeFileSync(join(made, 'theme/locales/fr.json'), '{}');
  vi.stubEnv('INIT_CWD', join(made, 'src'));
  expect(await main(['section', 'look-book'])).toBe(0);
  const section = join(made, 'src/sections/look-book');
  expect(readdirSync(section).toSorted()).toEqual([
    'LookBook.tsx',
    'look-book.css',
    'look-book.schema.ts',
    'look-book.section.tsx',
    'look-book.test.tsx',
    'texts.json',
  ]);
  expect(JSON.parse(readFileSync(join(section, 'texts.json'), 'utf8'))).toEqual({
    en: { look_book: { read_more: 'Read more' } },
    fr: { look_book: { read_more: 'En savoir plus' } },
  });
  const styles = readFileSync(join(made, 'src/styles/index.css'), 'utf8');
  expect(styles).toMatch(/page\.css";\n@import "\.\.\/sections\/look-book\/look-book\.css";\n$/);

  writeFileSync(join(made, 'src/styles/index.css'), `${styles}@import "./motion.css";\n`);
  expect(await main(['section', 'big-quote'])).toBe(0);
  expect(readFileSync(join(made, 'src/styles/index.css'), 'utf8')).toBe(
    `${styles}@import "../sections/big-quote/big-quote.css";\n@import "./motion.css";\n`,
  );
});

test.each([
  [['section'], 'Which section?'],
  [['section', 'Look Book'], '"Look Book" cannot be the name of a section'],
  [['section', 'look--book'], 'single hyphens'],
  [['section', 'a-section-of-too-long-a-name'], 'has 28 characters'],
  [['section', 'cart'], 'There is a section "cart" already: src/sections/cart'],
  [['section', 'by-hand'], 'There is a section "by-hand" already: theme/sections/by-hand.liquid'],
  [['section', 'a', 'b'], '"b" was given too'],
])('in a project, %j is refused, and nothing is overwritten', async (args, sentence) => {
  const made = project();
  writeFileSync(join(made, 'theme/sections/by-hand.liquid'), 'mine');
  vi.stubEnv('INIT_CWD', made);
  const before = filesOf(made);
  expect(await main(args)).toBe(2);
  expect(printed).toContain(sentence);
  expect(filesOf(made)).toEqual(before);
});
