/** The type that a schema gives a text, a number or a boolean. */
import { type Def, enumValues, isIntegerSchema, unwrap } from '../zod-definition.ts';
import type { PathType } from './node.ts';

export function scalar(def: Def): PathType | undefined {
  switch (def.type) {
    case 'string':
    case 'template_literal':
      return 'string';
    case 'enum':
      return literalType(enumValues(def));
    case 'number':
      return isIntegerSchema(def) ? 'integer' : 'number';
    case 'int':
      return 'integer';
    case 'boolean':
      return 'boolean';
    case 'literal':
      return literalType(def.values ?? []);
    case 'union': {
      if (def.discriminator !== undefined) return undefined;
      const kinds = new Set((def.options ?? []).map((o) => scalar(unwrap(o).def)));
      return kinds.size === 1 ? [...kinds][0] : undefined;
    }
    default:
      return undefined;
  }
}

/** All values that a schema allows, if it lists them. */
export function valuesOf(def: Def): readonly unknown[] | undefined {
  if (def.type === 'literal') return def.values;
  if (def.type === 'enum') return enumValues(def);
  if (def.type !== 'union' || def.discriminator !== undefined) return undefined;
  const options = (def.options ?? []).map((option) => valuesOf(unwrap(option).def));
  return options.every((values) => values !== undefined) ? options.flat() : undefined;
}

const literalType = (values: readonly unknown[]): PathType | undefined =>
  values.every((v) => typeof v === 'string')
    ? 'string'
    : values.every((v) => Number.isInteger(v))
      ? 'integer'
      : values.every((v) => typeof v === 'boolean')
        ? 'boolean'
        : undefined;
