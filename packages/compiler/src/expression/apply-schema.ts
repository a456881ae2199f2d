/** Gives the result of `data` the types of the props' schema, which the operators of a view need. */

import type { z } from 'zod';
import { type Def, definition, unwrap } from '../zod-definition.ts';
import { branch, test } from './choose.ts';
import { all, compare, constant, leavesNil, not, some } from './condition.ts';
import { Entry, markPayload } from './entries.ts';
import { entries, list, listOf } from './list.ts';
import { itemTraits } from './list-items.ts';
import { readMember } from './members.ts';
import { BLANK, type Cond, type Expression, isPath, keyOf, type List, nodeOf, type Path } from './node.ts';
import { inPayloadOrder } from './payload-order.ts';
import { RefusedError } from './refuse.ts';
import { scalar, valuesOf } from './schema-scalars.ts';
import { setOrigin } from './substitute.ts';
import { equal, isNull, kindOf, truthy } from './truth.ts';
import { member, path } from './value.ts';
import { schemaName, writtenAt } from './written-at.ts';

const wrong = (at: string, what: string): never => {
  throw new RefusedError(`data: \`${at || 'the payload'}\` ${what}`);
};

/** An object of `data` that was written as an object literal, and the definition of its schema. */
interface Owner {
  object: object;
  def: Def;
  key: string;
}

/** Refuses null or undefined, at the object literal that lacks the value. */
function lacking(value: null | undefined, type: string, at: string, owner: Owner | undefined): never {
  const place = owner && writtenAt(owner.object);
  if (owner === undefined || place === undefined) return wrong(at, `is ${value}, and its schema wants ${type}`);
  const { object, def, key } = owner;
  const name = schemaName(def);
  const schema = name === undefined ? 'its schema' : `\`${name}\``;
  const [what, remedy] = Object.hasOwn(object, key)
    ? [`\`${key}\` is ${value}`, 'Give it a value']
    : [`\`${key}\` is missing`, `Add \`${key}\` to the object here`];
  const option = value === null ? 'nullable' : 'optional';
  const refused = new RefusedError(
    `data: ${what}, and ${schema} wants ${type}. ${remedy}, or make it ${option} in ${schema}`,
  );
  refused.place = place;
  throw refused;
}

/** `value` with the types of the schema. `at` is for messages; `owner` has the value as a member. */
export function applySchema(value: unknown, schema: z.ZodType, at = '', owner?: Owner): unknown {
  const { def, nullable, optional } = unwrap(schema);
  const node = nodeOf(value);
  const absent = nullable || optional;
  if (value === undefined || value === null) {
    if (value === null && nullable) return null;
    if (optional) return undefined;
    if (nullable) return null;
    return ['unknown', 'any', 'null', 'undefined', 'void'].includes(def.type)
      ? value
      : lacking(value, def.type, at, owner);
  }
  if (node?.kind === 'branch') {
    const nothing = (side: unknown) => side === null || side === undefined;
    // `a && b`: if `a` is nil the whole is false.
    if (!absent && def.type === 'boolean' && (nothing(node.no) || nothing(node.yes))) {
      const bool = (side: unknown) => (nothing(side) ? false : applySchema(side, schema, at));
      return branch(node.cond, bool(node.yes), bool(node.no));
    }
    if (!absent && nothing(node.no)) return orEmpty(not(node.cond), node.yes, schema, at);
    if (!absent && nothing(node.yes)) return orEmpty(node.cond, node.no, schema, at);
    // `x ?? ''` and `x ?? []` of an untyped value: Liquid prints nothing for nil, and a loop over nil has no iterations.
    const spare = node.cond.op === 'cmp' && node.cond.right === BLANK ? node : undefined;
    const nothings = Array.isArray(node.yes) ? node.yes.length === 0 : node.yes === '';
    if (spare && nothings && readsOnly(sourceOf(node.no), (node.cond as { left: unknown }).left))
      return applySchema(node.no, schema, at);
    const [yes, no] = [applySchema(node.yes, schema, at), applySchema(node.no, schema, at)];
    if (!absent && scalar(def) === 'boolean')
      return test(some(all(node.cond, truthy(yes)), all(not(node.cond), truthy(no))));
    return branch(node.cond, yes, no);
  }
  const nothing = nullable ? null : undefined;
  if (node?.kind === 'path') return typedPath(value, node, def, absent, nothing, at);
  const made = typed(value, def, at);
  // A blank text counts as null, also one that is concatenated.
  return absent && scalar(def) === 'string' && kindOf(made) === 'string' ? branch(isBlank(made), nothing, made) : made;
}

const isBlank = (text: unknown): Cond =>
  typeof text === 'string' ? constant(text.trim() === '') : compare(text, '==', BLANK);

/** Replaces nil by an empty text or list if null is not allowed. `value` is the result if `cond` does not hold. */
function orEmpty(cond: Cond, value: unknown, schema: z.ZodType, at: string): unknown {
  const made = applySchema(value, schema, at);
  const { type } = unwrap(schema).def;
  if ((type !== 'string' && type !== 'array') || leavesNil(cond, sourceOf(value))) return made;
  return branch(cond, type === 'string' ? '' : [], made);
}

/** Whether a value is another or a member of it, so that it is nil if the other is. */
function readsOnly(value: unknown, owner: unknown): boolean {
  const [whole, part] = [keyOf(value), keyOf(owner)];
  return whole === part || (isPath(value) && isPath(owner) && whole.startsWith(`${part}.`));
}

const sourceOf = (value: unknown): unknown => {
  const node = nodeOf(value);
  return node?.kind === 'list' ? node.source : value;
};

function typedPath(
  value: unknown,
  node: Path,
  def: Def,
  absent: boolean,
  nothing: null | undefined,
  at: string,
): unknown {
  const type = scalar(def);
  if (type !== undefined) {
    if (node.type === 'size' && type !== 'string' && !absent) return value;
    const there = (nullable: boolean) =>
      path(node.base, {
        type,
        nullable,
        blank: nullable && type === 'string',
        sure: node.sure ?? false,
        isOwnAddress: node.isOwnAddress,
        isNeverEmpty: node.isNeverEmpty,
        // If null is not allowed, nil prints as an empty text.
        nilIsEmpty: type === 'string' && !nullable && (node.nilIsEmpty || node.nullable || node.type === 'unknown'),
        filters: node.filters,
        values: valuesOf(def),
        drop:
          node.drop ??
          (node.type === 'drop' || /\bcolor$/.test(typeof node.base === 'string' ? node.base : node.base.path)),
        ...(node.loop ? { loop: node.loop } : {}),
      });
    // Optional members are left out, so that the defaults of a view's parameters apply.
    return absent && nothing === undefined ? branch(isNull(there(true)), undefined, there(false)) : there(absent);
  }
  const present = (whole: unknown) => (absent ? branch(not(compare(value, '==', BLANK)), whole, nothing) : whole);
  switch (def.type) {
    case 'object':
      return present(
        inPayloadOrder(
          Object.entries(def.shape ?? {}).map(([key, inner]) => [
            key,
            applySchema(memberOf(value, key), inner, `${at}.${key}`),
          ]),
        ),
      );
    case 'array': {
      const element = def.element;
      if (element === undefined) return wrong(at, 'is an array of nothing known');
      const whole = withOrigins(
        list(value, (item) => applySchema(item, element, `${at}[]`), undefined, undefined, itemTraits(value)),
      );
      return absent ? branch(not(compare(value, '==', null)), whole, nothing) : whole;
    }
    case 'union':
      // Without a discriminator the options cannot be told apart, so the value goes into the payload unchanged.
      if (def.discriminator === undefined)
        return path(node.base, { type: 'json', nullable: true, filters: node.filters });
      return present(choice(value, def, at));
    case 'unknown':
    case 'any':
    case 'record':
    case 'json':
      return path(node.base, { type: 'json', nullable: true, filters: node.filters });
    default:
      return wrong(at, `has a schema (${def.type}) that Liquid cannot print`);
  }
}

/** A member of a value of the page. */
const memberOf = (value: unknown, key: string): unknown =>
  readMember(value, key, (object, name) => Reflect.get(Object(object) as object, name) as unknown);

/** The items of a list are the same objects on each read of the list. */
function withOrigins(made: Expression): Expression {
  const node = nodeOf(made);
  if (node?.kind === 'list') nameItems(node.item, node);
  return made;
}

function nameItems(item: unknown, list: List): void {
  const node = nodeOf(item);
  if (node?.kind === 'branch') for (const side of [node.yes, node.no]) nameItems(side, list);
  const index = path(list.counter, { type: 'integer', loop: list.counterUse });
  setOrigin(item, { list: list.origin, source: list.source, index });
}

/** An item that may be missing, or a spread list. */
function entryWith({ cond, value, isList }: Entry, element: z.ZodType, at: string): Entry {
  if (!isList) return new Entry(cond, applySchema(value, element, at));
  const node = nodeOf(value);
  if (node?.kind !== 'list') return wrong(at, 'is spread, and no list of the page');
  return new Entry(cond, listOf({ ...node, item: applySchema(node.item, element, at) }), true);
}

/** A union of objects for an expression: one branch per discriminator value. */
function choice(value: unknown, def: Def, at: string): unknown {
  const key = def.discriminator;
  const options = def.options ?? [];
  if (key === undefined) return wrong(at, 'is a union without a discriminator: use z.discriminatedUnion');
  const made = options.map((option) => {
    const tag = unwrap(definition(unwrap(option).schema).shape?.[key] ?? option).def.values?.[0];
    const object = applySchema(value, option, at) as Record<string, unknown>;
    return [tag, markPayload({ ...object, [key]: tag })] as const;
  });
  const rest = made.at(-1)?.[1];
  const told = member(value, key, 'string');
  return made.slice(0, -1).reduceRight<unknown>((no, [tag, object]) => branch(equal(told, tag), object, no), rest);
}

function typed(value: unknown, def: Def, at: string): unknown {
  const node = nodeOf(value);
  switch (def.type) {
    case 'object': {
      if (node !== undefined || typeof value !== 'object') return wrong(at, 'is not an object');
      const given = value as Record<string, unknown>;
      return inPayloadOrder(
        Object.entries(def.shape ?? {}).flatMap(([key, inner]) => {
          const member = given[key];
          const made = applySchema(
            member instanceof Entry ? branch(member.cond, member.value, undefined) : member,
            inner,
            at ? `${at}.${key}` : key,
            { object: given, def, key },
          );
          return made === undefined ? [] : [[key, made] as const];
        }),
      );
    }
    case 'array': {
      const element = def.element;
      if (element === undefined) return wrong(at, 'is an array of nothing known');
      if (node?.kind === 'list') {
        return withOrigins(listOf({ ...node, item: applySchema(node.item, element, `${at}[]`) }));
      }
      if (!Array.isArray(value)) return wrong(at, 'is not a list');
      return value.map((item, i) =>
        item instanceof Entry ? entryWith(item, element, `${at}[${i}]`) : applySchema(item, element, `${at}[${i}]`),
      );
    }
    case 'tuple':
      if (!Array.isArray(value)) return wrong(at, 'is not a tuple');
      return value.map((item, i) =>
        applySchema(item, def.items?.[i] ?? wrong(at, 'is longer than its tuple'), `${at}[${i}]`),
      );
    case 'record': {
      if (node?.kind === 'entries') {
        const of = def.valueType;
        const { key, value: inner } = node.list.item as { key: unknown; value: unknown };
        return entries({ ...node.list, item: { key, value: of ? applySchema(inner, of, `${at}[]`) : inner } });
      }
      if (node !== undefined || typeof value !== 'object') return wrong(at, 'is not an object');
      const inner = def.valueType;
      return Object.fromEntries(
        Object.entries(value as object).map(([k, v]) => [k, inner ? applySchema(v, inner, `${at}.${k}`) : v]),
      );
    }
    case 'union': {
      const option = pick(value, def);
      return option ? applySchema(value, option, at) : value;
    }
    default:
      return value;
  }
}

/** The option of a union to which an object of `data` belongs. */
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
