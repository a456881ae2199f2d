/** Gives the symbols that `data` returned the types of the props' schema, so that a view's operators know what they meet. */
import type { z } from 'zod';
import { all, compare, not, some } from './condition.ts';
import { equal, isNull, truthy } from './js-conditions.ts';
import { BLANK, keyOf, type Leaf, type LeafType, type List, nodeOf } from './node.ts';
import { RefusedError } from './refuse.ts';
import { branch, entries, leaf, list, member, test } from './value.ts';

/** The parts of zod's definitions that matter here. */
interface Def {
  type: string;
  innerType?: z.ZodType;
  getter?: () => z.ZodType;
  in?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  options?: readonly z.ZodType[];
  discriminator?: string;
  values?: readonly unknown[];
  entries?: Record<string, unknown>;
  valueType?: z.ZodType;
  items?: readonly z.ZodType[];
  check?: string;
  format?: string;
  checks?: readonly { _zod?: { def?: { check?: string; format?: string } } }[];
}

export const definition = (schema: z.ZodType): Def => schema.def as unknown as Def;

export interface Unwrapped {
  schema: z.ZodType;
  def: Def;
  nullable: boolean;
  optional: boolean;
}

/** The schema without its wrappers. */
export function unwrap(schema: z.ZodType): Unwrapped {
  let nullable = false;
  let optional = false;
  let current = schema;
  for (;;) {
    const def = definition(current);
    if (def.type === 'nullable') nullable = true;
    else if (def.type === 'optional') optional = true;
    const next =
      def.type === 'lazy'
        ? def.getter?.()
        : def.type === 'pipe'
          ? def.in
          : ['nullable', 'optional', 'nonoptional', 'default', 'prefault', 'readonly', 'catch'].includes(def.type)
            ? def.innerType
            : undefined;
    if (next === undefined) return { schema: current, def, nullable, optional };
    current = next;
  }
}

const INTEGERS = new Set(['safeint', 'int32', 'uint32']);
export const isIntegerSchema = (def: Def): boolean =>
  INTEGERS.has(def.format ?? '') ||
  (def.checks ?? []).some((c) => c._zod?.def?.check === 'number_format' && INTEGERS.has(c._zod.def.format ?? ''));

const wrong = (path: string, what: string): never => {
  throw new RefusedError(`data: \`${path || 'the payload'}\` ${what}`);
};

/** `value` as the schema has it. `path` is for messages. */
export function retype(value: unknown, schema: z.ZodType, path = ''): unknown {
  const { def, nullable, optional } = unwrap(schema);
  const node = nodeOf(value);
  const absent = nullable || optional;
  if (value === undefined || value === null) {
    if (value === null && nullable) return null;
    if (optional) return undefined;
    if (nullable) return null;
    return ['unknown', 'any', 'null', 'undefined', 'void'].includes(def.type)
      ? value
      : wrong(path, `is ${value}, and its schema wants ${def.type}`);
  }
  if (node?.kind === 'branch') {
    const nothing = (side: unknown) => side === null || side === undefined;
    // `a && b`: where `a` is nil the whole is false, not `b`.
    if (!absent && def.type === 'boolean' && (nothing(node.no) || nothing(node.yes))) {
      const bool = (side: unknown) => (nothing(side) ? false : retype(side, schema, path));
      return branch(node.cond, bool(node.yes), bool(node.no));
    }
    if (!absent && nothing(node.no)) return retype(node.yes, schema, path);
    if (!absent && nothing(node.yes)) return retype(node.no, schema, path);
    // `x ?? ''` and `x ?? []`: Liquid prints nil as nothing, and loops over it not at all.
    const spare = node.cond.op === 'cmp' && node.cond.right === BLANK ? node : undefined;
    const nothings = Array.isArray(node.yes) ? node.yes.length === 0 : node.yes === '';
    if (spare && nothings && keyOf(sourceOf(node.no)) === keyOf((node.cond as { left: unknown }).left))
      return retype(node.no, schema, path);
    const [yes, no] = [retype(node.yes, schema, path), retype(node.no, schema, path)];
    if (!absent && scalar(def) === 'boolean')
      return test(some(all(node.cond, truthy(yes)), all(not(node.cond), truthy(no))));
    return branch(node.cond, yes, no);
  }
  const nothing = nullable ? null : undefined;
  return node?.kind === 'leaf' ? typedLeaf(value, node, def, absent, nothing, path) : typed(value, def, path);
}

const sourceOf = (value: unknown): unknown => {
  const node = nodeOf(value);
  return node?.kind === 'list' ? node.source : value;
};

function scalar(def: Def): LeafType | undefined {
  switch (def.type) {
    case 'string':
    case 'template_literal':
    case 'enum':
      return 'string';
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

const literalType = (values: readonly unknown[]): LeafType | undefined =>
  values.every((v) => typeof v === 'string')
    ? 'string'
    : values.every((v) => Number.isInteger(v))
      ? 'integer'
      : values.every((v) => typeof v === 'boolean')
        ? 'boolean'
        : undefined;

function typedLeaf(
  value: unknown,
  node: Leaf,
  def: Def,
  absent: boolean,
  nothing: null | undefined,
  path: string,
): unknown {
  const type = scalar(def);
  if (type !== undefined) {
    if (node.type === 'size' && type !== 'string') return value;
    const there = (nullable: boolean) =>
      leaf(node.base, {
        type,
        nullable,
        sure: node.sure ?? false,
        filters: node.filters,
        drop:
          node.drop ??
          (node.type === 'drop' || /\bcolor$/.test(typeof node.base === 'string' ? node.base : node.base.path)),
        ...(node.loop ? { loop: node.loop } : {}),
      });
    // What may be left out is left out, so that the defaults of a view's parameters hold.
    return absent && nothing === undefined ? branch(isNull(there(true)), undefined, there(false)) : there(absent);
  }
  const present = (whole: unknown) => (absent ? branch(not(compare(value, '==', BLANK)), whole, nothing) : whole);
  switch (def.type) {
    case 'object':
      return present(
        Object.fromEntries(
          Object.entries(def.shape ?? {}).map(([key, inner]) => [
            key,
            retype(member(value, key, 'unknown'), inner, `${path}.${key}`),
          ]),
        ),
      );
    case 'array': {
      const element = def.element;
      if (element === undefined) return wrong(path, 'is an array of nothing known');
      const whole = list(value, (item) => retype(item, element, `${path}[]`));
      return absent ? branch(not(compare(value, '==', null)), whole, nothing) : whole;
    }
    case 'union':
      // Without a discriminator nothing tells the options apart: the value goes into the payload as it is.
      if (def.discriminator === undefined)
        return leaf(node.base, { type: 'json', nullable: true, filters: node.filters });
      return present(choice(value, def, path));
    case 'unknown':
    case 'any':
    case 'record':
    case 'json':
      return leaf(node.base, { type: 'json', nullable: true, filters: node.filters });
    default:
      return wrong(path, `has a schema (${def.type}) that Liquid cannot print`);
  }
}

/** A union of objects on a value known only on the page: one branch per discriminator value. */
function choice(value: unknown, def: Def, path: string): unknown {
  const key = def.discriminator;
  const options = def.options ?? [];
  if (key === undefined) return wrong(path, 'is a union without a discriminator: use z.discriminatedUnion');
  const made = options.map((option) => {
    const tag = unwrap(definition(unwrap(option).schema).shape?.[key] ?? option).def.values?.[0];
    const object = retype(value, option, path) as Record<string, unknown>;
    return [tag, { ...object, [key]: tag }] as const;
  });
  const rest = made.at(-1)?.[1];
  const told = member(value, key, 'string');
  return made.slice(0, -1).reduceRight<unknown>((no, [tag, object]) => branch(equal(told, tag), object, no), rest);
}

function typed(value: unknown, def: Def, path: string): unknown {
  const node = nodeOf(value);
  switch (def.type) {
    case 'object': {
      if (node !== undefined || typeof value !== 'object') return wrong(path, 'is not an object');
      const given = value as Record<string, unknown>;
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).flatMap(([key, inner]) => {
          const made = retype(given[key], inner, path ? `${path}.${key}` : key);
          return made === undefined ? [] : [[key, made]];
        }),
      );
    }
    case 'array': {
      const element = def.element;
      if (element === undefined) return wrong(path, 'is an array of nothing known');
      if (node?.kind === 'list') {
        const { source, make, limit, offset } = node as List;
        return list(source, (item, index) => retype(make(item, index), element, `${path}[]`), limit, offset);
      }
      if (!Array.isArray(value)) return wrong(path, 'is not a list');
      return value.map((item, i) => retype(item, element, `${path}[${i}]`));
    }
    case 'tuple':
      if (!Array.isArray(value)) return wrong(path, 'is not a tuple');
      return value.map((item, i) =>
        retype(item, def.items?.[i] ?? wrong(path, 'is longer than its tuple'), `${path}[${i}]`),
      );
    case 'record': {
      if (node?.kind === 'entries') {
        const of = def.valueType;
        const { source, make, limit, offset } = node.list;
        const typedItem = (item: unknown, index: unknown) => {
          const { key, value: inner } = make(item, index) as { key: unknown; value: unknown };
          return { key, value: of ? retype(inner, of, `${path}[]`) : inner };
        };
        return entries({ kind: 'list', source, make: typedItem, limit, offset });
      }
      if (node !== undefined || typeof value !== 'object') return wrong(path, 'is not an object');
      const inner = def.valueType;
      return Object.fromEntries(
        Object.entries(value as object).map(([k, v]) => [k, inner ? retype(v, inner, `${path}.${k}`) : v]),
      );
    }
    case 'union': {
      const option = pick(value, def);
      return option ? retype(value, option, path) : value;
    }
    default:
      return value;
  }
}

/** The option of a union that a value made in `data` belongs to. */
function pick(value: unknown, def: Def): z.ZodType | undefined {
  const key = def.discriminator;
  const tag = key !== undefined && nodeOf(value) === undefined ? (value as Record<string, unknown>)[key] : undefined;
  return (def.options ?? []).find((option) => {
    const inner = unwrap(option).def;
    if (key !== undefined) return inner.shape?.[key] && (unwrap(inner.shape[key]).def.values ?? []).includes(tag);
    return Array.isArray(value) || nodeOf(value)?.kind === 'list'
      ? inner.type === 'array'
      : typeof value === 'object' && nodeOf(value) === undefined
        ? inner.type === 'object'
        : false;
  });
}
