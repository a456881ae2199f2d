import { defineDrop, toFloat } from '@vitrine/liquid';
import type { ObjectScope } from '../scope.ts';
import { moneyDrop } from '../shop/money.ts';
import { colorDrop } from '../theme/color.ts';

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

const decimal = (value: unknown) => toFloat(Number(value) || 0);

const ratingDrop = defineDrop<Record<string, unknown>>({
  kind: 'rating',
  fields: {
    rating: (row) => decimal(row.value),
    scale_min: (row) => decimal(row.scale_min),
    scale_max: (row) => decimal(row.scale_max),
  },
  print: (row) => String(row.value ?? ''),
  json: (row) => row,
});

const measurementDrop = defineDrop<{ type: string; row: Record<string, unknown> }>({
  kind: 'measurement',
  fields: {
    type: ({ type }) => type,
    value: ({ row }) => decimal(row.value),
    unit: ({ row }) => String(row.unit ?? ''),
  },
  print: ({ row }) => `${row.value ?? ''} ${String(row.unit ?? '')}`,
  json: ({ row }) => row,
});

function single(scope: ObjectScope, type: string, value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (type.endsWith('_reference')) return scope.links.reference(scope, type, text);
  switch (type) {
    case 'number_integer':
      return Math.trunc(Number(text)) || 0;
    case 'number_decimal':
      return decimal(text);
    case 'boolean':
      return text === 'true';
    case 'color':
      return colorDrop(text);
    case 'json':
    case 'rich_text_field':
      return typeof value === 'string' ? parsed(value) : value;
    case 'rating':
      return ratingDrop(asRecord(typeof value === 'string' ? parsed(value) : value));
    case 'money': {
      const row = asRecord(typeof value === 'string' ? parsed(value) : value);
      return moneyDrop({
        scope,
        cents: Math.round(Number(row.amount) * 100) || 0,
        currency: String(row.currency_code ?? scope.shop.own?.currency ?? scope.shop.currency),
      });
    }
    case 'weight':
    case 'volume':
    case 'dimension':
      return measurementDrop({ type, row: asRecord(typeof value === 'string' ? parsed(value) : value) });
    default:
      return text;
  }
}

/** The typed value of a metafield (contract Appendix C, `metafield`). References that lead nowhere are nil, and left out of lists. */
export function metafieldValue(scope: ObjectScope, type: string, value: string): unknown {
  if (!type.startsWith('list.')) return single(scope, type, value);
  const items = parsed(value);
  if (!Array.isArray(items)) return [];
  return items.map((item: unknown) => single(scope, type.slice('list.'.length), item)).filter((item) => item !== null);
}
