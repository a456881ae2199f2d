import type { EditorTheme } from './theme.ts';

/** `text-with_image` → `Text with image`. */
export function readable(name: string): string {
  const words = name.replaceAll(/[-_\s]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Resolves `t:` keys of schemas in a language (ISO code): its texts, those of the language without its region, those of the theme's default
 * language (the first), and last the end of the key made readable. Other texts are as they are.
 */
export function schemaTexts(labels: EditorTheme['labels'], language: string): (text: string) => string {
  const named = (isoCode: string | undefined) => labels.find((texts) => texts.isoCode === isoCode);
  const order = [named(language), named(language.split('-')[0]), labels[0]];
  return (text) => {
    if (!text.startsWith('t:')) return text;
    const key = text.slice(2);
    for (const one of order) {
      const found = one?.texts[key];
      if (found !== undefined) return found;
    }
    return readable(key.split('.').at(-1) ?? key);
  };
}
