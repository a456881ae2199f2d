import type { EditorTheme } from '@vitrine/contract/editor/theme.ts';
import type { Locales, Strings } from '../../theme/locales.ts';

/** Translations of the schemas' `t:` labels; the theme's default language first. */
export const schemaLabels = ({ schema, primary }: Locales): EditorTheme['labels'] => byLanguage(schema, primary);

/** Texts by language, the primary one first. */
export function byLanguage(languages: ReadonlyMap<string, Strings>, primary: string): EditorTheme['labels'] {
  const first = [...languages].toSorted(([one], [other]) => Number(other === primary) - Number(one === primary));
  return first.map(([isoCode, texts]) => ({ isoCode, texts: Object.fromEntries(texts) }));
}
