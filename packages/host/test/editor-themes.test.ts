import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EditorSchema, EditorSetting, SectionsFile } from '@vitrine/contract/editor/theme.ts';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../src/theme/json.ts';
import { loadTheme } from '../src/theme/load.ts';
import { SETTING_TYPES } from '../src/theme/setting-types.ts';

/** The fixture themes as subjects of the theme editor: what it has to cope with is in them. */
const dirOf = (theme: string) => path.join(import.meta.dirname, 'fixtures', theme);
const filesOf = (theme: string, folder: string, end: string) =>
  readdirSync(path.join(dirOf(theme), folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => path.join(dirOf(theme), folder, name));

function jsonOf(text: string, file: string): unknown {
  const parsed = parseJson(text, file);
  return parsed.ok ? parsed.value : expect.fail(`${file}: ${parsed.error.message}`);
}

const schemas = (theme: string): [name: string, schema: EditorSchema][] =>
  ['sections', 'blocks'].flatMap((folder) =>
    filesOf(theme, folder, '.liquid').flatMap((file): [string, EditorSchema][] => {
      const text = /\{% schema %\}([\s\S]*?)\{% endschema %\}/.exec(readFileSync(file, 'utf8'))?.[1];
      const name = path.relative(dirOf(theme), file);
      return text === undefined ? [] : [[name, EditorSchema.parse(jsonOf(text, name))]];
    }),
  );

describe.each(['full-theme', 'plain-theme'])('%s', (theme) => {
  test('has schemas and files that the editor reads', () => {
    expect(schemas(theme).length).toBeGreaterThan(8);
    const files = [...filesOf(theme, 'templates', '.json'), ...filesOf(theme, 'sections', '.json')];
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const read = SectionsFile.safeParse(jsonOf(readFileSync(file, 'utf8'), file));
      expect([file, read.error?.message]).toEqual([file, undefined]);
    }
  });

  test('has a type of section or block behind each preset and each section of a template', async () => {
    const { sections, blocks, templates } = await loadTheme(dirOf(theme));
    for (const template of templates.values())
      if (template.kind === 'json')
        for (const { type } of Object.values(template.data.sections)) expect(sections.has(type)).toBe(true);
    for (const [name, schema] of schemas(theme))
      for (const preset of schema.presets ?? [])
        for (const { type } of Object.values(preset.blocks ?? {})) {
          const isLocal = schema.blocks?.some((block) => block.type === type && !type.startsWith('@')) ?? false;
          expect([name, type, isLocal || blocks.has(type)]).toEqual([name, type, true]);
        }
  });
});

/** Every text in `value` that is a key of a translation. */
function keysIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('t:') ? [value.slice(2)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(keysIn) : [];
}

describe('full-theme', () => {
  test('has its labels in English and French', async () => {
    const { locales } = await loadTheme(dirOf('full-theme'));
    const settings = path.join(dirOf('full-theme'), 'config/settings_schema.json');
    const keys = keysIn([schemas('full-theme'), jsonOf(readFileSync(settings, 'utf8'), settings)]);
    expect(new Set(keys).size).toBeGreaterThan(50);
    for (const language of ['en', 'fr'])
      expect(keys.filter((key) => !locales.schema.get(language)?.has(key))).toEqual([]);
  });

  test('has a setting of each type', () => {
    const every = schemas('full-theme').find(([name]) => name.includes('every-setting'))?.[1];
    const settings = jsonOf(
      readFileSync(path.join(dirOf('full-theme'), 'config/settings_schema.json'), 'utf8'),
      'config',
    );
    const ofTheme = EditorSetting.partial()
      .array()
      .parse(Object.values(settings ?? {}).flatMap((group) => group.settings ?? []));
    const types = new Set([...(every?.settings ?? []), ...ofTheme].map(({ type }) => type));
    expect([...SETTING_TYPES].filter((type) => !types.has(type))).toEqual([]);
  });

  test('has what limits where sections and blocks may stand, and what the editor shows of them', () => {
    const all = schemas('full-theme').map(([, schema]) => schema);
    expect(all.some(({ limit }) => limit === 1) && all.some(({ limit }) => limit === 2)).toBe(true);
    expect(all.some(({ max_blocks }) => max_blocks === 4)).toBe(true);
    expect(all.some(({ blocks }) => blocks?.some(({ limit }) => limit === 1))).toBe(true);
    expect(
      all.some(({ enabled_on }) => enabled_on?.groups) && all.some(({ enabled_on }) => enabled_on?.templates),
    ).toBe(true);
    expect(all.some(({ disabled_on }) => disabled_on?.groups && disabled_on.templates)).toBe(true);
    expect(all.some(({ settings }) => settings?.some(({ visible_if }) => visible_if?.includes(' and ')))).toBe(true);
    const presets = all.flatMap((schema) => schema.presets ?? []);
    expect(presets.some(({ blocks }) => Array.isArray(blocks))).toBe(true);
    expect(presets.some(({ blocks, block_order }) => blocks && !Array.isArray(blocks) && block_order)).toBe(true);
  });
});
