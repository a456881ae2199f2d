/** Problems of text keys in a file that is being edited. */
import { dirname } from 'node:path';
import { keyProblems } from '../texts/text-problems.ts';
import { usesIn } from '../texts/text-uses.ts';
import { readThemeTexts, storefrontAround, type ThemeTexts } from '../texts/theme-texts.ts';
import type { Place } from '../texts/translation-calls.ts';

/** ms for which the texts of a theme are cached, while a whole theme is linted or somebody types. */
const FRESH = 500;

/** Answers for a text that an editor shows of a file. */
export function createTextKeys(): (file: string, text: string) => (Place & { message: string })[] {
  let last: { storefront: string; texts: ThemeTexts; at: number } | undefined;
  const textsOf = (storefront: string): ThemeTexts => {
    if (last?.storefront !== storefront || performance.now() - last.at > FRESH)
      last = { storefront, texts: readThemeTexts(storefront), at: performance.now() };
    return last.texts;
  };
  return (file, text) => {
    const storefront = storefrontAround(dirname(file));
    if (storefront === undefined) return [];
    const { shop, editor } = usesIn(text, file);
    const located = { shop: shop.map((use) => ({ file, ...use })), editor: editor.map((use) => ({ file, ...use })) };
    return keyProblems(storefront, textsOf(storefront), located);
  };
}
