import * as corrections from '../corrections.ts';
import { type Description, type Member, type Members, parseMember } from '../member.ts';
import type { Docs, DocumentedFilter, DocumentedObject, ReturnType } from './docs.ts';

type Mutable = Record<string, Record<string, Member>>;

const words = (names: string | undefined): string[] => (names === undefined ? [] : names.split(' '));
const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What the documentation says of a value, in its own words for types. */
function documented(types: readonly ReturnType[], nil: boolean): Member {
  const [first] = types;
  if (first === undefined || types.some(({ type }) => type !== first.type || type === 'untyped')) {
    return { type: 'untyped', nil };
  }
  if (first.type === 'array') return { type: 'list', of: first.array_value, nil };
  const values = types.flatMap(({ name }) => (name === '' ? [] : [name]));
  return { ...parseMember(first.type), nil, ...(values.length > 0 ? { values } : {}) };
}

/** Whether the documentation of a member mentions `nil`, except about another member (`x` is `nil`). */
const saysNil = (text: string): boolean => /\bnil\b/.test(text.replace(/`[^`]+` is `nil`/g, ''));

function documentedMembers({ properties }: DocumentedObject): Record<string, Member> {
  return Object.fromEntries(
    properties.map(({ name, summary, description, return_type: types }) => [
      name,
      documented(types, saysNil(`${summary} ${description}`)),
    ]),
  );
}

/** Merges the members of several objects: a member is nil if one of them lacks it, and untyped if they differ. */
function together(parts: readonly Members[]): Record<string, Member> {
  const names = new Set(parts.flatMap((part) => Object.keys(part)));
  return Object.fromEntries(
    [...names].map((name) => {
      const found = parts.flatMap((part) => part[name] ?? []);
      const [first, ...others] = found as [Member, ...Member[]];
      const nil = found.length < parts.length || found.some((member) => member.nil);
      const alike = others.every(({ type, of }) => type === first.type && of === first.of);
      return [name, alike ? { ...first, nil } : { type: 'untyped', nil }];
    }),
  );
}

/** Corrects existing members. */
function changed(
  objects: Mutable,
  names: Readonly<Record<string, string>>,
  change: (member: Member, of: string) => Member,
): void {
  for (const [object, members] of Object.entries(names)) {
    for (const name of words(members)) {
      const member = objects[object]?.[name];
      if (member === undefined) throw new Error(`corrections.ts names ${object}.${name}, which is no member`);
      Object.assign(objects[object] ?? {}, { [name]: change(member, `${object}.${name}`) });
    }
  }
}

function whole(member: Member, name: string): Member {
  if (member.type !== 'number') throw new Error(`corrections.ts calls ${name} an integer, which is no number`);
  return { ...member, type: 'integer' };
}

/** @throws Error for a correction that the documentation no longer needs */
function nilable(member: Member, name: string): Member {
  if (member.nil) throw new Error(`corrections.ts says of ${name} what the documentation says`);
  return { ...member, nil: true };
}

function describedObjects(docs: readonly DocumentedObject[]): Mutable {
  const objects: Mutable = {};
  for (const object of docs) {
    // An object that is only another name of a value (`page_title`, `articles`) has no members.
    if (object.properties.length > 0 || corrections.KEYED[object.name])
      objects[object.name] = documentedMembers(object);
  }
  changed(objects, corrections.INTEGERS, whole);
  for (const [object, members] of Object.entries(corrections.MEMBERS)) {
    const own = Object.entries(members).map(([name, notation]) => [name, parseMember(notation)]);
    objects[object] = { ...objects[object], ...Object.fromEntries(own) };
  }
  changed(objects, corrections.NIL, nilable);
  for (const [object, names] of Object.entries(corrections.ONE_OF)) {
    const parts = words(names).map((name) => objects[name] ?? {});
    objects[object] = { ...together(parts), ...objects[object] };
  }
  const errors = objects.form?.errors;
  if (errors) Object.assign(errors, { type: 'list', of: 'string', members: 'form_errors' });
  return objects;
}

/** The globals; one of some templates only is nil on the others. */
function documentedGlobal({ name, access, properties, return_type: types }: DocumentedObject): Member {
  const nil = !access.global && access.template.length > 0;
  return types.length === 0 || properties.length > 0 ? { type: 'object', of: name, nil } : documented(types, nil);
}

function describedGlobals(docs: readonly DocumentedObject[]): Members {
  const globals: Record<string, Member> = {};
  for (const object of docs) {
    const { global, template } = object.access;
    if (global || (template.length > 0 && object.name !== 'recipient' && object.name !== 'remote_product')) {
      globals[object.name] = documentedGlobal(object);
    }
  }
  for (const [name, notation] of Object.entries(corrections.GLOBALS)) globals[name] = parseMember(notation);
  const all = { globals };
  changed(all, { globals: corrections.NIL_GLOBALS }, (member) => ({ ...member, nil: true }));
  changed(all, { globals: corrections.KEYED_GLOBALS }, (member) => ({ ...member, keyed: true }));
  return sorted(globals);
}

function describedFilters(docs: readonly DocumentedFilter[]): Members {
  const filters = Object.fromEntries(docs.map(({ name, return_type: types }) => [name, documented(types, false)]));
  for (const [name, notation] of Object.entries(corrections.FILTERS)) filters[name] = parseMember(notation);
  return sorted(filters);
}

/** @throws Error for a type that is no described object */
function checkNames({ objects, globals, keyed, filters }: Description): void {
  const known = new Set([...Object.keys(objects), 'string', 'integer', 'number', 'boolean', 'untyped']);
  for (const [object, members] of [
    ...Object.entries(objects),
    ['globals', globals],
    ['keyed', keyed],
    ['filters', filters],
  ] as const) {
    for (const [name, { of }] of Object.entries(members)) {
      if (of !== undefined && !known.has(of)) throw new Error(`${object}.${name} is of ${of}, which is not described`);
    }
  }
}

/** @throws Error for a correction of types that names a missing member, or one of `PRESENT` that is never nil */
function checkTypes({ objects, globals }: Description): void {
  const all: Readonly<Record<string, Members>> = { ...objects, globals };
  const present = { ...corrections.PRESENT, globals: corrections.PRESENT_GLOBALS };
  const typed = [corrections.TYPES, corrections.COMMENTS].flatMap((table) =>
    Object.entries(table).flatMap(([object, members]) => Object.keys(members).map((name) => ({ object, name }))),
  );
  for (const { object, name } of typed) {
    if (all[object]?.[name] === undefined)
      throw new Error(`corrections.ts names ${object}.${name}, which is no member`);
  }
  for (const [object, members] of Object.entries(present)) {
    for (const name of words(members)) {
      if (!all[object]?.[name]?.nil)
        throw new Error(`corrections.ts calls ${object}.${name} present, which is never nil`);
    }
  }
}

/**
 * The objects and filters of the platform: the documentation with the corrections.
 * @throws Error for a correction that names no member, or equals the documentation
 */
export function describe(docs: Docs): Description {
  const objects = describedObjects(docs.objects);
  const description: Description = {
    objects: sorted(Object.fromEntries(Object.entries(objects).map(([name, members]) => [name, sorted(members)]))),
    globals: describedGlobals(docs.objects),
    filters: describedFilters(docs.filters),
    keyed: Object.fromEntries(
      Object.entries(corrections.KEYED).map(([name, notation]) => [name, parseMember(notation)]),
    ),
  };
  checkNames(description);
  checkTypes(description);
  return description;
}
