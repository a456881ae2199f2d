/** The theme's translations, as far as the compiler needs them: which keys there are, their forms and placeholders. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface Translation {
  /** CLDR categories, or none for a plain text. */
  forms: string[];
  placeholders: string[];
}

const CATEGORIES = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Every key of every locale file. Forms and placeholders are those of all languages together. */
export function readTranslations(theme: string): { translations: Map<string, Translation>; defaults: Set<string> } {
  const translations = new Map<string, Translation>();
  const defaults = new Set<string>();
  for (const file of globSync('locales/*.json', { cwd: theme }).toSorted()) {
    if (file.endsWith('.schema.json')) continue;
    const isDefault = basename(file).endsWith('.default.json');
    walk(JSON.parse(readFileSync(join(theme, file), 'utf8')), '', (key, forms, texts) => {
      if (isDefault) defaults.add(key);
      const known = translations.get(key) ?? { forms: [], placeholders: [] };
      const placeholders = texts.flatMap((text) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((m) => m[1] ?? ''));
      translations.set(key, {
        forms: [...new Set([...known.forms, ...forms])].toSorted(),
        placeholders: [...new Set([...known.placeholders, ...placeholders])].toSorted(),
      });
    });
  }
  return { translations, defaults };
}

function walk(node: unknown, key: string, found: (key: string, forms: string[], texts: string[]) => void): void {
  if (typeof node === 'string') {
    found(key, [], [node]);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  const members = Object.entries(node);
  if (members.some(([k, v]) => k === 'other' && typeof v === 'string') && members.every(([k]) => CATEGORIES.has(k))) {
    found(
      key,
      members.map(([k]) => k),
      members.map(([, v]) => String(v)),
    );
    return;
  }
  for (const [name, inner] of members) walk(inner, key ? `${key}.${name}` : name, found);
}
