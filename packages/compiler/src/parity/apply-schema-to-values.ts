/** Converts what `data` returned for plain values to the payload: the counterpart of `expression/apply-schema.ts`. */
import { Drop, print } from '@vitrine/liquid';
import { isBlank } from '@vitrine/liquid/values/compare.ts';
import type { z } from 'zod';
import { enumValues, isIntegerSchema, type Unwrapped, unwrap } from '../zod-definition.ts';

type Definition = Unwrapped['def'];

/** A value does not fit the type of its schema. */
export class MisfitError extends Error {
  /** Whether there is no value at all. */
  readonly isMissing: boolean;
  constructor(message: string, isMissing: boolean) {
    super(message);
    this.isMissing = isMissing;
  }
}

const NOTHING = [null, undefined] as readonly unknown[];
const isNothing = (value: unknown): value is null | undefined => NOTHING.includes(value);

function misfit(at: string, value: unknown, expected: string): never {
  const given = isNothing(value)
    ? String(value)
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'an object'
        : JSON.stringify(value);
  throw new MisfitError(`\`${at || 'the payload'}\` is ${given}, and its schema wants ${expected}`, isNothing(value));
}

/**
 * The payload's value for a value of `data`: a blank text is null if that is allowed, absent if it is optional; members that are not in the
 * schema are left out. `at` is for messages.
 * @throws MisfitError if the value does not fit the schema's type
 */
export function applySchemaToValue(value: unknown, schema: z.ZodType, at = ''): unknown {
  const { def, nullable, optional } = unwrap(schema);
  const isAbsent = isNothing(value) || ((nullable || optional) && isTextual(def) && isText(value) && isBlank(value));
  if (isAbsent) return absent(value, { def, nullable, optional }, at);
  switch (def.type) {
    case 'string':
    case 'template_literal':
      return isText(value) ? print(value) : misfit(at, value, 'a text');
    case 'boolean':
      return typeof value === 'boolean' ? value : misfit(at, value, 'true or false');
    case 'number':
    case 'int':
      return numeric(value, def, at);
    case 'enum':
      return oneOf(value, enumValues(def), at);
    case 'literal':
      return oneOf(value, def.values ?? [], at);
    case 'object':
      return object(value, def, at);
    case 'array': {
      const { element } = def;
      if (element === undefined || !isIterable(value)) return misfit(at, value, 'a list');
      return [...value].map((item, index) => applySchemaToValue(item, element, `${at}[${index}]`));
    }
    case 'tuple':
      if (!Array.isArray(value) || value.length !== def.items?.length) return misfit(at, value, 'a tuple');
      return def.items.map((item, index) => applySchemaToValue(value[index], item, `${at}[${index}]`));
    case 'record': {
      const { valueType } = def;
      if (typeof value !== 'object' || valueType === undefined) return misfit(at, value, 'an object');
      return Object.fromEntries(
        Object.entries(value as object).map(([key, inner]) => [
          key,
          applySchemaToValue(inner, valueType, `${at}.${key}`),
        ]),
      );
    }
    case 'union':
      return union(value, def, at);
    default:
      return value;
  }
}

/** The payload's value for a missing one. */
function absent(value: unknown, { def, nullable, optional }: Omit<Unwrapped, 'schema'>, at: string): unknown {
  if (nullable && value !== undefined) return null;
  if (optional) return undefined;
  if (nullable) return null;
  // Liquid prints nil as the empty text, and `a && b` is false if `a` is nil.
  if (def.type === 'string') return '';
  if (def.type === 'boolean') return false;
  if (def.type === 'array') return [];
  return ['unknown', 'any', 'null', 'undefined', 'void'].includes(def.type) ? value : misfit(at, value, def.type);
}

const isText = (value: unknown): value is string | Drop =>
  typeof value === 'string' || (value instanceof Drop && value.asText);

const isTextual = (def: Definition): boolean =>
  ['string', 'template_literal', 'enum'].includes(def.type) ||
  (def.type === 'literal' && (def.values ?? []).every((value) => typeof value === 'string')) ||
  (def.type === 'union' &&
    def.discriminator === undefined &&
    (def.options ?? []).every((option) => isTextual(unwrap(option).def)));

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

function numeric(value: unknown, def: Definition, at: string): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return misfit(at, value, 'a number');
  const isWhole = def.type === 'int' || isIntegerSchema(def);
  return !isWhole || Number.isInteger(value) ? value : misfit(at, value, 'a whole number');
}

function oneOf(value: unknown, values: readonly unknown[], at: string): unknown {
  const given = value instanceof Drop && value.asText ? value.print() : value;
  return values.includes(given)
    ? given
    : misfit(at, given, `one of ${values.map((one) => JSON.stringify(one)).join(', ')}`);
}

function object(value: unknown, def: Definition, at: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return misfit(at, value, 'an object');
  const members = Object.entries(def.shape ?? {}).map(([key, inner]) => {
    const member: unknown = Reflect.get(value, key);
    return [key, applySchemaToValue(member, inner, at ? `${at}.${key}` : key)] as const;
  });
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}

function union(value: unknown, { discriminator, options = [] }: Definition, at: string): unknown {
  if (discriminator !== undefined) {
    const tag: unknown = Reflect.get(Object(value) as object, discriminator);
    const chosen = options.find((option) => {
      const tagged = unwrap(option).def.shape?.[discriminator];
      return tagged && (unwrap(tagged).def.values ?? []).includes(tag);
    });
    return chosen
      ? applySchemaToValue(value, chosen, at)
      : misfit(`${at}.${discriminator}`, tag, 'a kind of the union');
  }
  for (const option of options) {
    try {
      return applySchemaToValue(value, option, at);
    } catch (error) {
      if (!(error instanceof MisfitError)) throw error;
    }
  }
  return misfit(at, value, 'one of the union');
}
