import type { Metafield } from '../types.ts';
import type { ProductDraft } from './product-draft.ts';

const filterable = new Set([
  'boolean',
  'number_integer',
  'number_decimal',
  'single_line_text_field',
  'metaobject_reference',
  'list.single_line_text_field',
  'list.metaobject_reference',
]);

function metafieldTerms(owner: 'p' | 'v', metafields: readonly Metafield[]): [string, string][] {
  return metafields.flatMap(({ namespace, key, type, value }): [string, string][] => {
    if (!filterable.has(type)) return [];
    const param = `filter.${owner}.m.${namespace}.${key}`;
    if (!type.startsWith('list.')) return value.length > 255 ? [] : [[param, value]];
    try {
      const values: unknown = JSON.parse(value);
      return Array.isArray(values) ? values.map((item): [string, string] => [param, String(item)]) : [];
    } catch {
      return [];
    }
  });
}

/** What a product can be filtered by, as the platform's parameters and values (docs/platform.md: filtering). */
export function productFacets(draft: ProductDraft): [string, string][] {
  const terms: [string, string][] = draft.tags.map((tag) => ['filter.p.tag', tag]);
  if (draft.vendor !== '') terms.push(['filter.p.vendor', draft.vendor]);
  if (draft.type !== '') terms.push(['filter.p.product_type', draft.type]);
  return [...terms, ...metafieldTerms('p', draft.metafields)];
}

/** What a variant can be filtered by; price and availability are columns of its own row. */
export function variantFacets(
  names: readonly string[],
  values: readonly string[],
  metafields: readonly Metafield[],
): [string, string][] {
  const options = names.flatMap((name, index): [string, string][] => {
    const value = values[index];
    return value === undefined || (name === 'Title' && value === 'Default Title')
      ? []
      : [[`filter.v.option.${name.toLowerCase()}`, value]];
  });
  return [...options, ...metafieldTerms('v', metafields)];
}
