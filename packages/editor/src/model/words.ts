import type { EditorSetting, EditorTheme } from '@vitrine/contract/editor/theme.ts';
import type { Files } from './types.ts';

/** Types of settings whose value can have a translation (docs/platform.md: settings). */
const WORDS = new Set(['text', 'textarea', 'html', 'richtext', 'inline_richtext']);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The merchant's texts of a language file. */
export function textsOf(files: Files, path: string): Readonly<Record<string, string>> {
  const file = files[path];
  if (!isRecord(file)) return {};
  return Object.fromEntries(
    Object.entries(file).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The files with one text changed; an empty text is the theme's own again. */
export function withText(files: Files, path: string, key: string, words: string): Files {
  const { [key]: _, ...others } = textsOf(files, path);
  const texts = words === '' ? others : { ...others, [key]: words };
  if (Object.keys(texts).length > 0) return { ...files, [path]: texts };
  const { [path]: __, ...rest } = files;
  return rest;
}

/** What the merchant has written in settings of sections and blocks, each text once, in the order of the files. */
export function settingTexts(theme: EditorTheme, files: Files): string[] {
  const found = new Set<string>();

  const collect = (settings: readonly EditorSetting[] | undefined, values: unknown) => {
    if (!isRecord(values)) return;
    for (const { id, type } of settings ?? []) {
      const value = id === undefined || !WORDS.has(type) ? undefined : values[id];
      if (typeof value === 'string' && value.trim() !== '' && !value.includes('{{')) found.add(value);
    }
  };

  const node = (value: unknown, local: EditorTheme['sections'][string] | undefined): void => {
    if (!isRecord(value) || typeof value.type !== 'string') return;
    const { type, settings, blocks } = value;
    const own = local?.blocks?.find((block) => block.type === type)?.settings;
    const schema = local === undefined ? theme.sections[type] : theme.blocks[type];
    collect(own ?? schema?.settings, settings);
    if (isRecord(blocks)) for (const block of Object.values(blocks)) node(block, schema ?? {});
  };

  for (const file of Object.values(files)) {
    if (!isRecord(file)) continue;
    const sections = isRecord(file.current) ? file.current.sections : file.sections;
    if (isRecord(sections)) for (const section of Object.values(sections)) node(section, undefined);
  }
  return [...found];
}
