import type { EditorTheme } from './types.ts';

/** A label of the theme in the editor's language; empty where there is none. */
export type Labels = (text: string | undefined) => string;

/** `text-with_image` → `Text with image`. */
export function readable(name: string): string {
  const words = name.replaceAll(/[-_\s]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Resolves `t:` keys in a language (ISO code): its texts, those of the language without its region, those of the theme's default language,
 * and last the end of the key made readable. Other texts are as they are.
 */
export function labelsOf(theme: EditorTheme, language: string): Labels {
  const [first] = theme.labels;
  const named = (isoCode: string | undefined) => theme.labels.find((texts) => texts.isoCode === isoCode);
  const order = [named(language), named(language.split('-')[0]), first];
  return (text = '') => {
    if (!text.startsWith('t:')) return text;
    const key = text.slice(2);
    for (const labels of order) {
      const found = labels?.texts[key];
      if (found !== undefined) return found;
    }
    return readable(key.split('.').at(-1) ?? key);
  };
}

/** Name of a section or block type: its schema's, or the type made readable. */
export const typeName = (labels: Labels, name: string | undefined, type: string): string =>
  labels(name) || readable(type);
