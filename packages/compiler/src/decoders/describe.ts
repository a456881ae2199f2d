/** What a decoder checks of a schema: kinds, not ranges. */
import type { z } from 'zod';
import { type Def, definition, enumValues, isIntegerSchema } from '../zod-definition.ts';

export type Word = string | number | boolean | null;

/** A decoder, described; each kind is a combinator of `client/decode.ts` or `client/decode-union.ts`. */
export type Description =
  | { kind: 'anything' | 'text' | 'flag' | 'number' | 'integer' }
  | { kind: 'oneOf'; words: readonly Word[] }
  | { kind: 'nullable' | 'optional' | 'list' | 'map'; of: Description }
  | { kind: 'fallback'; of: Description; otherwise: unknown }
  | { kind: 'object'; fields: Readonly<Record<string, Description>> }
  | { kind: 'byField'; field: string; cases: Readonly<Record<string, Description>> }
  | { kind: 'either'; of: readonly Description[] }
  /** A schema with a decoder of its own, by that one's name. */
  | { kind: 'named'; name: string };

/** A schema has a rule that no decoder can check. */
export class UndecodableError extends Error {
  override name = 'UndecodableError';
}

/** Checks `overwrite` and `custom` are functions that cannot be printed; the others narrow a value of the right kind. */
const refusesCheck = ({ checks = [] }: Def): string | undefined =>
  checks.map((check) => check._zod?.def?.check ?? '').find((check) => check === 'overwrite' || check === 'custom');

const isWord = (value: unknown): value is Word =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/**
 * @param nameOf Returns the decoder's name of a nested schema that has one of its own.
 * @throws UndecodableError if a decoder cannot check a part. `at` is for its message.
 */
export function describe(
  schema: z.ZodType,
  nameOf: (inner: z.ZodType) => string | undefined = () => undefined,
  at = '',
): Description {
  const describeIn = (inner: z.ZodType | undefined, name: string): Description => {
    const place = `${at}${name}`;
    if (inner === undefined) throw new UndecodableError(`${place || 'The schema'} is not described by its schema`);
    const named = nameOf(inner);
    return named === undefined ? describe(inner, nameOf, place) : { kind: 'named', name: named };
  };
  const def = definition(schema);
  const check = refusesCheck(def);
  const refuse = (what: string): never => {
    throw new UndecodableError(`${at || 'The schema'} ${what}. A decoder checks kinds alone: map the value after it`);
  };
  if (check) refuse(check === 'overwrite' ? 'changes its value' : 'has a check of its own');
  switch (def.type) {
    case 'unknown':
    case 'any':
      return { kind: 'anything' };
    case 'string':
      return { kind: 'text' };
    case 'boolean':
      return { kind: 'flag' };
    case 'number':
      return { kind: isIntegerSchema(def) ? 'integer' : 'number' };
    case 'null':
      return { kind: 'oneOf', words: [null] };
    case 'literal':
    case 'enum': {
      const words = def.type === 'enum' ? enumValues(def) : (def.values ?? []);
      return words.every(isWord) ? { kind: 'oneOf', words } : refuse('names what JSON cannot hold');
    }
    case 'nullable':
      return { kind: 'nullable', of: describeIn(def.innerType, '') };
    case 'optional': {
      const of = describeIn(def.innerType, '');
      // A value that may be null or undefined is null.
      return of.kind === 'nullable' ? of : { kind: 'optional', of };
    }
    case 'readonly':
      return describeIn(def.innerType, '');
    case 'default':
      return { kind: 'fallback', of: describeIn(def.innerType, ''), otherwise: def.defaultValue };
    case 'array':
      return { kind: 'list', of: describeIn(def.element, '[]') };
    case 'record':
      return { kind: 'map', of: describeIn(def.valueType, '[]') };
    case 'object': {
      const fields = Object.entries(def.shape ?? {});
      return {
        kind: 'object',
        fields: Object.fromEntries(fields.map(([name, field]) => [name, describeIn(field, `.${name}`)])),
      };
    }
    case 'union':
      return unionOf(def, describeIn, refuse);
    default:
      return refuse(`is of the kind '${def.type}'`);
  }
}

function unionOf(
  { discriminator, options = [] }: Def,
  describeIn: (inner: z.ZodType, name: string) => Description,
  refuse: (what: string) => never,
): Description {
  if (discriminator === undefined) {
    const of = options.map((option) => describeIn(option, ''));
    const words = of.flatMap((one) => (one.kind === 'oneOf' ? one.words : []));
    return of.every(({ kind }) => kind === 'oneOf') ? { kind: 'oneOf', words } : { kind: 'either', of };
  }
  const cases = options.flatMap((option) => {
    const field = definition(option).shape?.[discriminator];
    const named = field ? (definition(field).values ?? enumValues(definition(field))) : [];
    if (named.length === 0 || !named.every((word) => typeof word === 'string'))
      return refuse('is told apart by no word');
    return named.map((word) => [word, describeIn(option, `[${word}]`)] as const);
  });
  return { kind: 'byField', field: discriminator, cases: Object.fromEntries(cases) };
}
