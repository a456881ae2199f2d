import { type Drop, defineDrop, toText } from '@vitrine/liquid';
import type { Metaobject } from '../../shop/content/types-content.ts';
import type { Metafield } from '../../shop/types.ts';
import { type ObjectScope, once } from '../scope.ts';
import { metaobjectUrl } from '../urls.ts';
import { metafieldValue } from './metafield-value.ts';

interface FieldSubject {
  scope: ObjectScope;
  type: string;
  value: string;
}

const metafieldDrop = defineDrop<FieldSubject>({
  kind: 'metafield',
  fields: {
    value: ({ scope, type, value }) => metafieldValue(scope, type, value),
    type: ({ type }) => type.replace(/^list\./, ''),
    'list?': ({ type }) => type.startsWith('list.'),
  },
  print: ({ scope, type, value }) => {
    if (type.startsWith('list.') || type === 'json' || type === 'rich_text_field') return value;
    return toText(metafieldValue(scope, type, value));
  },
  json: ({ scope, type, value }) => metafieldValue(scope, type, value),
  empty: ({ value }) => value === '',
});

const namespaceDrop = defineDrop<{ scope: ObjectScope; fields: Metafield[] }>({
  kind: 'metafields',
  lookup: ({ scope, fields }, key) => {
    const field = fields.find((candidate) => candidate.key === key);
    return field ? metafieldDrop({ scope, type: field.type, value: field.value }) : null;
  },
  entries: ({ scope, fields }) =>
    fields.map((field) => [field.key, metafieldDrop({ scope, type: field.type, value: field.value })]),
  empty: ({ fields }) => fields.length === 0,
});

const metafieldsDrop = defineDrop<{ scope: ObjectScope; fields: Metafield[] }>({
  kind: 'metafields',
  lookup: ({ scope, fields }, key) =>
    namespaceDrop({ scope, fields: fields.filter((candidate) => candidate.namespace === key) }),
  empty: ({ fields }) => fields.length === 0,
});

/** `x.metafields`: by namespace, then by key, then `.value` with its type (contract Appendix C). */
export const metafieldsObject = (scope: ObjectScope, fields: Metafield[]): Drop => metafieldsDrop({ scope, fields });

const systemDrop = defineDrop<{ scope: ObjectScope; row: Metaobject }>({
  kind: 'metaobject_system',
  fields: {
    id: ({ row }) => row.id,
    type: ({ row }) => row.type,
    handle: ({ row }) => row.handle,
    url: ({ scope, row }) => metaobjectUrl(scope, row.type, row.handle),
  },
});

const metaobjectDrop = defineDrop<{ scope: ObjectScope; row: Metaobject }>({
  kind: 'metaobject',
  fields: { system: (subject) => systemDrop(subject) },
  lookup: ({ scope, row }, key) => {
    const field = row.fields.find((candidate) => candidate.key === key);
    return field ? metafieldDrop({ scope, type: field.type, value: field.value }) : null;
  },
  print: ({ row }) => row.handle,
  // References stay references: metaobjects may refer to each other in circles.
  json: ({ scope, row }) =>
    Object.fromEntries(
      row.fields.map(({ key, type, value }) => [
        key,
        type.endsWith('_reference') ? value : metafieldValue(scope, type, value),
      ]),
    ),
  identity: ({ row }) => row.id,
});

export function metaobjectObject(scope: ObjectScope, row: Metaobject): Drop {
  return once(scope, `metaobject:${row.id}`, () => metaobjectDrop({ scope, row }));
}

/** The metaobject of `type/handle`, or null. */
export function metaobjectByReference(scope: ObjectScope, reference: string): Drop | null {
  const [type = '', handle = ''] = reference.replace(/^shopify:\/\/metaobjects\//, '').split('/');
  const row = scope.rows.get('metaobjects', type)?.find((candidate) => candidate.handle === handle);
  return row ? metaobjectObject(scope, row) : null;
}
