/** Type arguments in the source, as traits of a value. */
import type { TSType } from '@oxc-project/types';
import { traitsOfName } from '../expression/member-traits.ts';
import type { PathTraits } from '../expression/node.ts';
import { OBJECTS } from '../platform/objects.generated.ts';

/** The platform's objects by the names of their types: `ImageObject` is `image`. */
const BY_TYPE = new Map(
  Object.keys(OBJECTS).map((name) => [
    `${name
      .split('_')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join('')}Object`,
    name,
  ]),
);

/** The traits of a value of a type; the value may always be nil. Unknown for types that are not the platform's. */
export function traitsOfType(type: TSType): PathTraits {
  switch (type.type) {
    case 'TSStringKeyword':
      return { type: 'string', nullable: true };
    case 'TSNumberKeyword':
      return { type: 'number', nullable: true };
    case 'TSBooleanKeyword':
      return { type: 'boolean', nullable: true };
    case 'TSArrayType':
      return { type: 'list', nullable: true, items: { ...traitsOfType(type.elementType), nullable: false } };
    case 'TSTypeReference': {
      const name = type.typeName.type === 'Identifier' ? BY_TYPE.get(type.typeName.name) : undefined;
      return name === undefined ? { type: 'unknown', nullable: true } : { ...traitsOfName(name), nullable: true };
    }
    case 'TSUnionType': {
      const [only, ...others] = type.types.filter(
        ({ type: kind }) => kind !== 'TSNullKeyword' && kind !== 'TSUndefinedKeyword',
      );
      return only && others.length === 0 ? traitsOfType(only) : { type: 'unknown', nullable: true };
    }
    default:
      return { type: 'unknown', nullable: true };
  }
}
