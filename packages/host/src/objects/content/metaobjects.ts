import { type Drop, defineDrop, emptyDrop, listDrop } from '@vitrine/liquid';
import { type ObjectScope, once } from '../scope.ts';
import { metaobjectObject } from './metafields.ts';

const definitionDrop = defineDrop<{ scope: ObjectScope; type: string }>({
  kind: 'metaobject_definition',
  fields: {
    values: ({ scope, type }) => {
      const rows = () => scope.rows.get('metaobjects', type) ?? [];
      return listDrop({
        kind: 'metaobjects',
        count: () => rows().length,
        slice: (offset, limit) =>
          rows()
            .slice(offset, offset + limit)
            .map((row) => metaobjectObject(scope, row)),
      });
    },
    values_count: ({ scope, type }) => scope.rows.get('metaobjects', type)?.length ?? 0,
  },
  lookup: ({ scope, type }, key) => {
    const row = scope.rows.get('metaobjects', type)?.find((candidate) => candidate.handle === key);
    return row ? metaobjectObject(scope, row) : emptyDrop;
  },
});

const metaobjectsDrop = defineDrop<ObjectScope>({
  kind: 'metaobjects',
  lookup: (scope, type) => once(scope, `metaobjects:${type}`, () => definitionDrop({ scope, type })),
});

/** `metaobjects.type['handle']`, `shop.metaobjects.type.values` (docs/platform.md: objects) */
export const metaobjectsObject = (scope: ObjectScope): Drop => once(scope, 'metaobjects', () => metaobjectsDrop(scope));
