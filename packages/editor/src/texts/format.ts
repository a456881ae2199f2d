/** A text, or its plural forms by CLDR category. */
export type Entry = string | { readonly one: string; readonly many?: string; readonly other: string };

export type Values = Readonly<Record<string, string | number>>;

/** How a language writes numbers and counts. Made once: each takes longer than a row of the tree. */
interface Way {
  number: Intl.NumberFormat;
  plural: Intl.PluralRules;
}

const ways = new Map<string, Way>();

function wayOf(language: string): Way {
  const known = ways.get(language) ?? {
    number: new Intl.NumberFormat(language),
    plural: new Intl.PluralRules(language),
  };
  ways.set(language, known);
  return known;
}

/** The form of a text for `values.count`, with values in place of `{name}`. Numbers are written as the language writes them. */
export function formatted(entry: Entry, language: string, values: Values = {}): string {
  return formOf(entry, language, values.count).replaceAll(/\{(\w+)\}/g, (written, name: string) => {
    const value = values[name];
    if (value === undefined) return written;
    return typeof value === 'number' ? wayOf(language).number.format(value) : value;
  });
}

function formOf(entry: Entry, language: string, count: string | number | undefined): string {
  if (typeof entry === 'string') return entry;
  const category = wayOf(language).plural.select(Number(count ?? 0));
  if (category === 'one') return entry.one;
  return category === 'many' ? (entry.many ?? entry.other) : entry.other;
}
