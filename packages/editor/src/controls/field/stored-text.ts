import type { EditorSetting, Json } from '@vitrine/contract/editor/theme.ts';

const isText = (value: Json | undefined): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The text of a setting: what is stored, else its default. Anything but text and numbers is none. */
export function shownText({ default: initial }: EditorSetting, value: Json | undefined): string {
  const shown = value ?? initial;
  return isText(shown) ? String(shown) : '';
}

/**
 * How a text is stored. An empty one is nothing at all; where the setting has a default it is the empty text, so that the default does not
 * come back.
 */
export function storedText({ default: initial }: EditorSetting, text: string): string | undefined {
  if (text !== '') return text;
  return initial === undefined || initial === null || initial === '' ? undefined : '';
}
