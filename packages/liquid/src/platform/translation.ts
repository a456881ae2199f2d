/** The texts of one language by their keys. A text with plural forms has a key for each of them: `cart.count.one`. */
export interface Texts {
  get(key: string): string | undefined;
}

const pluralRules = new Map<string, Intl.PluralRules>();
function pluralForm(locale: string, count: number): string {
  let rules = pluralRules.get(locale);
  if (!rules) {
    try {
      rules = new Intl.PluralRules(locale);
    } catch {
      rules = new Intl.PluralRules('en');
    }
    pluralRules.set(locale, rules);
  }
  return rules.select(count);
}

/** The `count` that selects the plural form; null where it is missing or no number. */
export function countOf(args: Readonly<Record<string, unknown>>): number | null {
  const number = args.count === undefined || args.count === null ? Number.NaN : Number(String(args.count));
  return Number.isNaN(number) ? null : number;
}

/** The text for a key, or its plural form for `count`. */
export function textFor(texts: Texts, key: string, locale: string, count: number | null): string | undefined {
  if (count !== null) {
    const exact = count === 0 ? texts.get(`${key}.zero`) : undefined;
    const form = exact ?? texts.get(`${key}.${pluralForm(locale, count)}`) ?? texts.get(`${key}.other`);
    if (form !== undefined) return form;
  }
  return texts.get(key);
}

/** A text with its values. They come in as they are to be printed: the `t` filter has escaped them where the key is not `_html`. */
export function interpolate(text: string, args: Readonly<Record<string, unknown>>): string {
  if (!text.includes('{{') && !text.includes('%{')) return text;
  return text.replace(/\{\{\s*([\w.-]+)\s*\}\}|%\{([\w.-]+)\}/g, (whole, own?: string, system?: string) => {
    const name = own ?? system ?? '';
    if (!Object.hasOwn(args, name)) return whole;
    const value = args[name];
    return value === null || value === undefined ? '' : String(value);
  });
}

/** The output for a missing text. */
export const missingText = (locale: string, key: string): string => `Translation missing: ${locale}.${key}`;
