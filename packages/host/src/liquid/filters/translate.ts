import { type Filter, type FilterTable, NO_NAMED } from '../language/filter.ts';
import { print } from '../language/print.ts';
import { escapeHtml } from './escape.ts';

/**
 * `'cart.items' | t: count: 2, name: x`. Values put into the text are escaped here, unless the key ends in `_html`:
 * there the translation is HTML and its values are trusted to be.
 */
const translate: Filter = (input, [locale], named, { services }) => {
  const key = typeof input === 'string' ? input : print(input);
  if (named === NO_NAMED && locale === undefined) return services.translate(key, named);
  const html = /_html(?:\.(?:zero|one|two|few|many|other))?$/.test(key);
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(named)) {
    values[name] = typeof value === 'number' ? value : html ? print(value) : escapeHtml(print(value));
  }
  if (locale !== undefined) values.locale ??= print(locale);
  return services.translate(key, values);
};

export const translateFilters: FilterTable = { t: translate, translate };
