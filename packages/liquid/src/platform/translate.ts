import { escapeHtml } from '../filters/escape.ts';
import { NO_NAMED } from '../filters/filter.ts';
import { toText } from '../values/print.ts';
import type { PlatformFilter, PlatformFilterTable } from './filter.ts';

/**
 * `'cart.items' | t: count: 2, name: x`. Values put into the text are escaped here, unless the key ends in `_html`:
 * there the translation is HTML and its values are trusted to be.
 */
const translate: PlatformFilter = (input, [locale], named, { host: services }) => {
  const key = typeof input === 'string' ? input : toText(input);
  if (named === NO_NAMED && locale === undefined) return services.translate(key, named);
  const html = /_html(?:\.(?:zero|one|two|few|many|other))?$/.test(key);
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(named)) {
    values[name] = typeof value === 'number' ? value : html ? toText(value) : escapeHtml(toText(value));
  }
  if (locale !== undefined) values.locale ??= toText(locale);
  return services.translate(key, values);
};

export const translateFilters: PlatformFilterTable = { t: translate, translate };
