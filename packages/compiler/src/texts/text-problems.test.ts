import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Problem } from '../build/problem.ts';
import { textProblems, unusedTexts } from './text-problems.ts';
import { textUses } from './text-uses.ts';
import { readThemeTexts } from './theme-texts.ts';

const FACE = "import { t } from '@vitrine/compiler/view.ts';";

let storefront: string;
beforeEach(() => {
  storefront = mkdtempSync(join(tmpdir(), 'vitrine-texts-'));
  vi.spyOn(process, 'cwd').mockReturnValue(storefront);
  write('theme/locales/en.default.json', { close: 'Close', pieces: { one: 'piece', other: 'pieces' } });
  write('theme/locales/fr.json', { close: 'Fermer', pieces: { one: 'pièce', other: 'pièces' } });
  write('theme/locales/en.default.schema.json', { hero: { name: 'Hero' } });
  write('src/sections/hero/texts.json', { en: { hero: { title: 'Hello' } }, fr: { hero: { title: 'Bonjour' } } });
  write(
    'src/sections/hero/Hero.tsx',
    `${FACE}\nexport const Hero = () => t('hero.title') + t('pieces', { count: 2 });`,
  );
  write('src/sections/hero/hero.section.tsx', "export default { name: 't:hero.name' };");
  write('theme/layout/theme.liquid', "<b>{{ 'close' | t }}</b>");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(storefront, { recursive: true, force: true });
});

function write(file: string, content: unknown): void {
  const path = join(storefront, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

const shown = (problems: readonly Problem[]) =>
  problems.map(
    ({ file, line, column, message }) => `${file.slice(storefront.length + 1)}:${line}:${column}: ${message}`,
  );
const problems = () => shown(textProblems(storefront, readThemeTexts(storefront), textUses(storefront)));
const unused = () => shown(unusedTexts(readThemeTexts(storefront), textUses(storefront)));

it('finds nothing if every text is present in every language, and used', () => {
  expect(problems()).toEqual([]);
  expect(unused()).toEqual([]);
});

it('shows where a key without a text is used, and where to write the text', () => {
  write('src/sections/hero/Hero.tsx', `${FACE}\nexport const Hero = () =>\n  t('hero.titel');`);
  write('src/boot/late.ts', `${FACE}\nt('closed');`);
  write('theme/layout/theme.liquid', "<b>{{ 'close' | t }}</b>\n<i>{{ 'clos' | t }} {{ 'shopify.x' | t }}</i>");
  expect(problems()).toEqual([
    "src/boot/late.ts:2:3: There is no text 'closed'. Write it in theme/locales, in every language",
    "src/sections/hero/Hero.tsx:3:5: There is no text 'hero.titel'. Write it in src/sections/hero/texts.json, in every language",
    "theme/layout/theme.liquid:2:7: There is no text 'clos'. Write it in theme/locales, in every language",
  ]);
});

it('names the file to write in from the folder of the command, as its own place', () => {
  vi.spyOn(process, 'cwd').mockReturnValue(dirname(storefront));
  write('src/sections/hero/Hero.tsx', `${FACE}\nexport const Hero = () => t('hero.titel');`);
  expect(problems()[0]).toContain(
    `Write it in ${basename(storefront)}/src/sections/hero/texts.json, in every language`,
  );
});

it('finds texts of the editor in schemas of sections, of Liquid files and of the theme', () => {
  write('src/sections/hero/hero.section.tsx', "export default { name: 't:hero.names' };");
  write('theme/sections/form.liquid', '{% schema %}\n{ "name": "t:form.name" }\n{% endschema %}');
  write('theme/config/settings_schema.json', [{ name: 't:theme.name' }]);
  const message = (key: string) => `There is no text '${key}'. Write it in theme/locales/en.default.schema.json`;
  expect(problems()).toEqual([
    `src/sections/hero/hero.section.tsx:1:25: ${message('hero.names')}`,
    `theme/config/settings_schema.json:3:14: ${message('theme.name')}`,
    `theme/sections/form.liquid:2:12: ${message('form.name')}`,
  ]);
});

it('accepts the texts in the schema of a Liquid section', () => {
  write(
    'theme/sections/form.liquid',
    "{{ 'sections.form.send' | t }}{{ 'sections.other.send' | t }}{% schema %}{ \"locales\": {} }{% endschema %}",
  );
  expect(problems()).toEqual([expect.stringContaining("'sections.other.send'")]);
});

it('finds a text without a translation, or in another language only', () => {
  write('src/sections/hero/texts.json', { en: { hero: { title: 'Hello' } }, fr: { hero: { titre: 'Bonjour' } } });
  write('theme/locales/fr.json', { pieces: { one: 'pièce', other: 'pièces' } });
  expect(problems()).toEqual([
    "theme/locales/en.default.json:2:3: 'close' has no text in fr. Write it in theme/locales/fr.json",
    'src/sections/hero/texts.json:4:7: \'hero.title\' has no text in fr. Write it in "fr" of src/sections/hero/texts.json',
    "src/sections/hero/texts.json:9:7: 'hero.titre' has no text in en, the default language. Add it there, or remove this one",
  ]);
});

it('accepts texts of the editor in every language or in one', () => {
  write('theme/locales/fr.schema.json', {});
  expect(problems()).toEqual([
    "theme/locales/en.default.schema.json:3:5: 'hero.name' has no text in fr. Write it in theme/locales/fr.schema.json",
  ]);
});

it('finds plural forms that the language needs', () => {
  write('theme/locales/fr.json', { close: 'Fermer', pieces: { other: 'pièces' } });
  write('theme/locales/pl.json', { close: 'Zamknij', pieces: { one: 'sztuka', other: 'sztuki' }, hero: { title: '' } });
  expect(problems()).toEqual([
    'theme/locales/fr.json:3:3: \'pieces\' lacks the plural form "one" of fr. Add it',
    'theme/locales/pl.json:3:3: \'pieces\' lacks the plural forms "few" and "many" of pl. Add them',
  ]);
});

it('finds texts that nothing uses; plural forms and date formats count as uses', () => {
  write('src/sections/hero/Hero.tsx', "import { namedDate } from '@vitrine/compiler';\nnamedDate(at, 'day');");
  write('theme/layout/theme.liquid', "{{ 'pieces.one' | t }}");
  write('theme/locales/en.default.json', {
    close: 'Close',
    pieces: { one: 'piece', other: 'pieces' },
    date_formats: { day: '%d', year: '%Y' },
  });
  write('theme/locales/en.default.schema.json', { hero: { name: 'Hero', old: 'Old' } });
  const message = (key: string) => `Nothing uses '${key}'. Remove it in every language`;
  expect(unused()).toEqual([
    `theme/locales/en.default.json:2:3: ${message('close')}`,
    `theme/locales/en.default.json:9:5: ${message('date_formats.year')}`,
    `src/sections/hero/texts.json:4:7: ${message('hero.title')}`,
    `theme/locales/en.default.schema.json:4:5: ${message('hero.old')}`,
  ]);
});
