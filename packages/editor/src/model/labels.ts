import { readable, schemaTexts } from '@vitrine/contract/editor/schema-text.ts';
import type { EditorTheme } from './types.ts';

export { readable };

/** A label of the theme in the editor's language; empty where there is none. */
export type Labels = (text: string | undefined) => string;

/** Resolves `t:` keys in a language (ISO code), as `schemaTexts` does. */
export function labelsOf(theme: EditorTheme, language: string): Labels {
  const translate = schemaTexts(theme.labels, language);
  return (text = '') => translate(text);
}

/** Name of a section or block type: its schema's, or the type made readable. */
export const typeName = (labels: Labels, name: string | undefined, type: string): string =>
  labels(name) || readable(type);
