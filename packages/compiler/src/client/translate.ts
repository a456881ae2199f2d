import { viewConfig } from './page.ts';

export type Arguments = Readonly<Record<string, string | number>>;

/** The text of a key in the page's language; `count` picks the plural form. */
export function translate(key: string, args: Arguments = {}): string {
  const { strings, locale } = viewConfig();
  const entry = strings[key];
  const template = typeof entry === 'object' ? (entry[plural(locale, args.count)] ?? entry.other) : entry;
  if (template === undefined) return `Translation missing: ${locale}.${key}`;
  // Of a key that holds HTML the values are escaped, as the platform does.
  const html = key.endsWith('_html');
  return template.replace(
    /\{\{\s*(\w+)\s*\}\}|⟦(\w+)⟧/g,
    (whole, braced: string | undefined, marked: string | undefined) => {
      const value = args[braced ?? marked ?? ''];
      return value === undefined ? whole : html ? escapeHtml(String(value)) : String(value);
    },
  );
}

const rules = new Map<string, Intl.PluralRules>();

function plural(locale: string, count: string | number | undefined): Intl.LDMLPluralRule {
  let rule = rules.get(locale);
  if (rule === undefined) {
    rule = new Intl.PluralRules(locale);
    rules.set(locale, rule);
  }
  return rule.select(Number(count));
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);
