/**
 * A host's page as plain values: the members that the platform's documentation lists are read from the host's objects on first access. The host
 * may run another copy of the engine or another engine, so it is accessed through `HostReader` only.
 */
import { GLOBALS, KEYED, OBJECTS, TEXTS } from '../platform/objects.generated.ts';
import type { PageOfValues } from './data.ts';
import { type LazyMembers, ListObject, lazyHash, PlatformObject, TextObject } from './platform-object.ts';

export interface HostReader {
  /** A member, as a template reads it. */
  member(owner: unknown, name: string): unknown;
  /** The items of a list; undefined for other values. */
  items(value: unknown): readonly unknown[] | undefined;
  /** Key and value pairs of a hash; undefined for other values. */
  entries(value: unknown): Iterable<readonly [string, unknown]> | undefined;
  /** The name of an object of the platform; undefined for other values, null for a missing object. */
  kind(value: unknown): string | null | undefined;
  /** The text that it prints. */
  text(value: unknown): string;
  /** The number of an amount with a currency; undefined for other objects. */
  number(value: unknown): number | undefined;
}

export interface DescribedPage {
  reader: HostReader;
  /** A global of the page, `section` too. */
  global(name: string): unknown;
  /** The page number in the address, from 1. */
  number: number;
  /** Ids of the settings: of the theme, of the section, and of its blocks by type. */
  settings: {
    theme: readonly string[];
    section: readonly string[];
    blocks: Readonly<Record<string, readonly string[]>>;
  };
  /** Keys that differ between shops: namespaces and keys of metafields, types and fields of metaobjects. */
  keys: readonly string[];
  /** The Liquid that reads the page. */
  liquid: string;
}

export function describedPage({ reader, global, number, settings, keys, liquid }: DescribedPage): PageOfValues {
  const paginated = new Set([...liquid.matchAll(/\{% paginate (\S+) by /g)].map(([, path = '']) => path));
  const lookups = [
    ...new Set(
      [...liquid.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name).filter((name) => /^[a-z_]/i.test(name)),
    ),
  ];
  const converted = new Map<unknown, unknown>();

  /** `of`: the name of the object, if the documentation has it. */
  function plainOf(value: unknown, path: string, of?: string): unknown {
    if (value === null || value === undefined) return null;
    if (typeof value !== 'object') return typeof value === 'bigint' ? Number(value) : value;
    const known = converted.get(value);
    if (known !== undefined && !paginated.has(path)) return known;
    const created = objectOf(value, path, of);
    converted.set(value, created);
    return created;
  }

  function objectOf(value: object, path: string, of: string | undefined): unknown {
    const amount = reader.number(value);
    if (amount !== undefined) return amount;
    const kind = reader.kind(value);
    if (kind === null) return null;
    const items = reader.items(value);
    if (items !== undefined) return listOf(value, items, path, of);
    const name = of !== undefined && OBJECTS[of] ? of : kind;
    if (name !== undefined && (OBJECTS[name] || KEYED[name])) return platformObject(value, name, path);
    const entries = kind === undefined ? reader.entries(value) : undefined;
    if (entries === undefined)
      return hashOf(
        lookups.map((key) => [key, reader.member(value, key)] as const),
        path,
      );
    return hashOf([...entries], path);
  }

  function hashOf(entries: readonly (readonly [string, unknown])[], path: string): Record<string, unknown> {
    const present = entries.filter(([, value]) => value !== null && value !== undefined);
    const hash = lazyHash(
      Object.fromEntries(present.map(([key, value]) => [key, () => plainOf(value, `${path}.${key}`)])),
    );
    return Object.defineProperty(hash, 'map', {
      value: (make: (pair: [string, unknown], index: number) => unknown) => Object.entries(hash).map(make),
    });
  }

  function listOf(value: unknown, items: readonly unknown[], path: string, of: string | undefined): unknown {
    const all = items.map((item, index) => plainOf(item, `${path}[${index}]`, of));
    if (path === 'collections' || path === 'pages' || path === 'blogs') {
      const handles = all
        .map((item) => (item instanceof PlatformObject ? String(item.get('handle')) : ''))
        .filter((handle) => !/^\d*$/.test(handle));
      return new ListObject(
        all,
        Object.fromEntries(
          handles.map((handle) => [handle, () => plainOf(reader.member(value, handle), `${path}.${handle}`)]),
        ),
      );
    }
    return paginated.has(path) ? new ListObject(all) : all;
  }

  function membersOf(value: unknown, kind: string, path: string): LazyMembers {
    const described = Object.entries(OBJECTS[kind] ?? {}).map(([name, member]) => {
      const read = () => plainOf(reader.member(value, name), `${path}.${name}`, member.of);
      return [name, member.type === 'list' ? () => read() ?? (member.nil ? null : []) : read] as const;
    });
    const keyed = KEYED[kind];
    if (!keyed) return Object.fromEntries(described);
    const own = keys.map((key) => [key, () => plainOf(reader.member(value, key), `${path}.${key}`, keyed.of)] as const);
    return Object.fromEntries([...own, ...described]);
  }

  function platformObject(value: unknown, kind: string, path: string): PlatformObject {
    const members = membersOf(value, kind, path);
    return TEXTS.has(kind) ? new TextObject(members, () => reader.text(value)) : new PlatformObject(members);
  }

  const settingsOf = (owner: unknown, ids: readonly string[], path: string): PlatformObject =>
    new PlatformObject(
      Object.fromEntries(ids.map((id) => [id, () => plainOf(reader.member(owner, id), `${path}.${id}`)])),
    );

  function section(): PlatformObject {
    const own = global('section');
    const read = (name: string) => reader.member(own, name);
    return new PlatformObject({
      id: () => read('id'),
      index: () => read('index') ?? null,
      index0: () => read('index0') ?? null,
      location: () => read('location'),
      settings: () => settingsOf(read('settings'), settings.section, 'section.settings'),
      blocks: () =>
        (reader.items(read('blocks')) ?? []).map((block, index) => {
          const type = reader.text(reader.member(block, 'type'));
          return new PlatformObject({
            id: () => reader.member(block, 'id'),
            type: () => type,
            name: () => type,
            shopify_attributes: () => reader.member(block, 'shopify_attributes') ?? '',
            settings: () =>
              settingsOf(
                reader.member(block, 'settings'),
                settings.blocks[type] ?? [],
                `section.blocks[${index}].settings`,
              ),
          });
        }),
    });
  }

  const names = Object.entries(GLOBALS).filter(([name]) => name !== 'self' && name !== 'closest');
  return {
    globals: lazyHash({
      ...Object.fromEntries(names.map(([name, { of }]) => [name, () => plainOf(global(name), name, of)])),
      settings: () => settingsOf(global('settings'), settings.theme, 'settings'),
      section,
    }),
    number,
    // No form was posted.
    form(type, about) {
      const subject = about instanceof PlatformObject ? about : undefined;
      const known = converted.get(`${type}/${subject?.get('id')}`);
      const form = (known ??
        new PlatformObject({
          ...Object.fromEntries(
            Object.keys(OBJECTS.form ?? {}).map((name) => [name, () => subject?.get(name) ?? null]),
          ),
          'posted_successfully?': () => false,
          errors: () => null,
          set_as_default_checkbox: () => '<input type="checkbox">',
        })) as Record<string, unknown>;
      converted.set(`${type}/${subject?.get('id')}`, form);
      return { form, fields: `<input type="hidden" name="form_type" value="${type}" />` };
    },
  };
}
