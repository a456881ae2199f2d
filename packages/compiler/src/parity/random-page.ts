/**
 * Random pages of the platform, from the documentation of its objects. Each member is computed on first access from the seed and its path, so
 * that Liquid and JavaScript read the same values in any order.
 */
import type { PostedForm } from '../data/on-values/page.ts';
import type { Section } from '../define-section.ts';
import { ONE_OF, PRESENT, PRESENT_GLOBALS } from '../platform/corrections.ts';
import { type Member, type Members, parseMember } from '../platform/member.ts';
import { GLOBALS, KEYED, OBJECTS, TEXTS } from '../platform/objects.generated.ts';
import { type Draw, randomly } from './draw.ts';
import { type LazyMembers, ListObject, lazyHash, PlatformObject, TextObject } from './platform-object.ts';
import { COLORS, RandomScalars, TEXT_POOL } from './random-scalars.ts';
import { RandomSettings } from './random-settings.ts';
import type { ShopOfValues, ValueKind } from './shop-of-values.ts';

export interface RandomPageOptions {
  seed: number;
  /** Maximum length of lists. */
  maxLength: number;
  /** Whether members that sections read without a check (`PRESENT`) may be nil. */
  mayBeMissing: boolean;
  /** The Liquid that reads the page: its texts, numbers and keys are among the values. */
  liquid: string;
}

/** Limits lists within lists. */
const MAX_DEPTH = 7;

export class RandomPage {
  readonly globals: Record<string, unknown>;
  readonly number: number;
  readonly #options: RandomPageOptions;
  readonly #shop: ShopOfValues;
  readonly #scalars: RandomScalars;
  /** The lists that the section paginates. */
  readonly #paginated: ReadonlySet<string>;
  readonly #forms = new Map<string, PostedForm>();

  constructor(section: Section, shop: ShopOfValues, options: RandomPageOptions) {
    this.#options = options;
    this.#shop = shop;
    this.#scalars = new RandomScalars(options.liquid);
    this.#paginated = new Set([...options.liquid.matchAll(/\{% paginate (\S+) by /g)].map(([, path = '']) => path));
    this.number = this.#draw('page').chance(0.7) ? 1 : 2;
    const settings = new RandomSettings({
      maxLength: options.maxLength,
      scalars: this.#scalars,
      draw: (path) => this.#draw(path),
      object: (kind, path, depth) => this.#object(kind, path, depth),
      list: (path, member, depth) => this.#list(path, member, depth),
    });
    this.globals = lazyHash({
      ...Object.fromEntries(Object.entries(GLOBALS).map(([name, member]) => [name, () => this.#global(name, member)])),
      settings: () => settings.settings(shop.settings, 'settings'),
      section: () => settings.section(section),
    });
  }

  /** The form of a type for an object, after the last post. */
  form(type: string, about: unknown): PostedForm {
    const subject = about instanceof PlatformObject ? about : undefined;
    const key = `${type}/${String(subject?.get('id') ?? '')}`;
    const known = this.#forms.get(key);
    if (known) return known;
    const path = `form:${key}`;
    const members = Object.entries(OBJECTS.form ?? {}).map(([name, member]) => {
      const own = () => this.#member(`${path}.${name}`, 'form', name, member, 1);
      const echoed = () => (this.#draw(`${path}.${name}?`).chance(0.5) ? own() : subject?.get(name));
      return [name, subject && !/^(errors|posted|password|set_as)/.test(name) ? echoed : own] as const;
    });
    const made = {
      form: new PlatformObject(Object.fromEntries(members)) as unknown as PostedForm['form'],
      fields: `<input type="hidden" name="form_type" value="${type}" />${this.#draw(path).pick(['', '<input type="hidden" name="return_to" value="/account?a=1&amp;b=2" />'])}`,
    };
    this.#forms.set(key, made);
    return made;
  }

  #draw(path: string): Draw {
    return randomly(this.#options.seed, path);
  }

  #global(name: string, member: Member): unknown {
    if (name === 'self' || name === 'closest') return undefined;
    return this.#member(name, 'globals', name, member, 0);
  }

  #isNil(path: string, owner: string, name: string, { nil }: Member): boolean {
    if (!nil) return false;
    const isRead = (owner === 'globals' ? PRESENT_GLOBALS : (PRESENT[owner] ?? '')).split(' ').includes(name);
    const draw = this.#draw(`${path}?`);
    return isRead ? this.#options.mayBeMissing && draw.chance(0.2) : draw.chance(0.3);
  }

  #member(path: string, owner: string, name: string, member: Member, depth: number): unknown {
    if (this.#isNil(path, owner, name, member)) return null;
    const { of = 'untyped', type } = member;
    switch (type) {
      case 'object':
        return this.#object(of, path, depth + 1);
      case 'list':
        return this.#list(path, member, depth);
      case 'record':
        return this.#record(path, name, of, depth);
      case 'untyped':
        return this.#untyped(path, owner, name, depth);
      default:
        return this.#scalars.scalar(this.#draw(path), name, member);
    }
  }

  #list(path: string, { of = 'untyped', keyed, members }: Member, depth: number): unknown {
    const maxLength = depth > MAX_DEPTH ? 0 : depth > 4 ? 1 : this.#options.maxLength;
    const length = this.#draw(`${path}#`).below(maxLength + 1);
    const items = Array.from({ length }, (_, index) => this.#value(`${path}[${index}]`, of, depth + 1));
    if (members !== undefined)
      return this.#listWith(path, items.length > 0 ? items : [this.#value(`${path}[0]`, of, depth)]);
    if (!keyed) return this.#paginated.has(path) ? new ListObject(items) : items;
    const handles = [...new Set([...this.#scalars.texts, ...TEXT_POOL])].filter(
      (text) => text !== '' && !/^\d/.test(text),
    );
    const keys = handles.filter((handle) => length > 0 && this.#draw(`${path}/${handle}`).chance(0.3));
    return new ListObject(items, Object.fromEntries(keys.map((key) => [key, () => items[0]])));
  }

  /** `form.errors`: names of fields, and the messages by field. */
  #listWith(path: string, fields: readonly unknown[]): ListObject {
    const draw = this.#draw(`${path}!`);
    const read = [...this.#options.liquid.matchAll(/\.messages\.(\w+)/g)].map(([, name = '']) => name);
    const names = [...new Set([...fields, ...read.filter(() => draw.chance(0.4))])].map(String);
    const messages = Object.fromEntries(names.map((name) => [name, `${name} is <wrong>`]));
    return new ListObject(names, { messages: () => messages, translated_fields: () => messages });
  }

  /** An item of a list, or a member of a record. */
  #value(path: string, of: string, depth: number): unknown {
    const member = parseMember(of);
    if (of === 'untyped') return this.#scalars.plainText(this.#draw(path));
    return member.type === 'object'
      ? this.#object(of, path, depth)
      : this.#scalars.scalar(this.#draw(path), '', member);
  }

  /** A hash with keys of the shop: those that the Liquid reads, and some more. */
  #record(path: string, name: string, of: string, depth: number): unknown {
    const read = [...this.#options.liquid.matchAll(new RegExp(`\\.?\\b${name}\\.([\\w-]+)`, 'g'))].map(
      ([, key = '']) => key,
    );
    const keys = [
      ...new Set([...read, ...(of === 'untyped' || of === 'string' ? ['Engraving', '_inventory'] : ['a', 'Red'])]),
    ];
    // A color scheme has every color of its definition.
    const presentKeys = keys.filter((key) => of === 'color' || this.#draw(`${path}/${key}`).chance(0.5));
    const hash = lazyHash(
      Object.fromEntries(presentKeys.map((key) => [key, () => this.#value(`${path}.${key}`, of, depth + 1)])),
    );
    // In a loop the properties of a line are pairs.
    return Object.defineProperty(hash, 'map', {
      value: (make: (pair: [string, unknown], index: number) => unknown) => Object.entries(hash).map(make),
    });
  }

  #untyped(path: string, owner: string, name: string, depth: number): unknown {
    const draw = this.#draw(path);
    if (name === 'id') return String(draw.pick([1, 2, 3]));
    if (name === 'value') return draw.pick(['0', '1', '12', '1500', ...this.#scalars.texts]);
    if (owner === 'link') return this.#object(draw.pick(['product', 'collection', 'page']), path, depth + 1);
    return this.#scalars.plainText(draw);
  }

  #object(kind: string, path: string, depth: number): unknown {
    const described = this.#oneOf(kind, path) ?? OBJECTS[kind] ?? {};
    const members: LazyMembers = Object.fromEntries(
      Object.entries(described).map(([name, member]) => [
        name,
        () => this.#member(`${path}.${name}`, kind, name, member, depth),
      ]),
    );
    const whole = { ...members, ...this.#keyed(kind, path, depth) };
    if (!TEXTS.has(kind)) return new PlatformObject(whole);
    const printed: string = kind === 'color' ? '' : kind === 'color_scheme' ? 'id' : 'name';
    const text = new TextObject(whole, () =>
      printed === '' ? this.#draw(path).pick(COLORS) : String(text.get(printed)),
    );
    return text;
  }

  /** For an object that is one of several kinds, the members of the chosen kind; the others are nil. */
  #oneOf(kind: string, path: string): Members | undefined {
    const kinds = ONE_OF[kind];
    if (kinds === undefined) return undefined;
    const chosen = this.#draw(`${path}!`).pick(kinds.split(' '));
    const own = OBJECTS[chosen] ?? {};
    const kindMember = { type: 'string', nil: false, values: [chosen] } as const;
    return Object.fromEntries(
      Object.entries(OBJECTS[kind] ?? {}).flatMap(([name, member]) => {
        if (name === 'object_type' || name === 'media_type') return [[name, kindMember]];
        const isLoose = member.nil || member.type === 'untyped';
        return isLoose ? (own[name] ? [[name, own[name]]] : []) : [[name, member]];
      }),
    );
  }

  /** Members whose names differ between shops. */
  #keyed(kind: string, path: string, depth: number): LazyMembers {
    const { metafields, metaobjects } = this.#shop;
    const entries = (keys: readonly string[], make: (key: string) => () => unknown): LazyMembers =>
      Object.fromEntries([...new Set(keys)].map((key) => [key, make(key)]));
    const field = (of: ValueKind, at: string) => () => {
      if (this.#draw(`${at}?`).chance(0.25)) return null;
      return new PlatformObject({
        value: () => this.#ofKind(of, `${at}.value`, depth + 1),
        type: () => 'single_line_text_field',
        'list?': () => false,
      });
    };
    switch (KEYED[kind] ? kind : '') {
      case 'metafields': {
        const names = Object.keys(metafields).map((name) => name.slice(0, name.indexOf('.')));
        return entries(names, (namespace) => () => {
          const own = Object.entries(metafields).filter(([name]) => name.startsWith(`${namespace}.`));
          return new PlatformObject(
            Object.fromEntries(
              own.map(([name, of]) => {
                const key = name.slice(namespace.length + 1);
                return [key, field(of, `${path}.${namespace}.${key}`)];
              }),
            ),
          );
        });
      }
      case 'metaobject':
        return entries(Object.keys(metaobjects.fields), (name) =>
          field(metaobjects.fields[name] ?? 'string', `${path}.${name}`),
        );
      case 'metaobjects':
        return entries(
          metaobjects.types,
          (type) => () =>
            this.#draw(`${path}.${type}?`).chance(0.2)
              ? null
              : this.#object('metaobject_definition', `${path}.${type}`, depth + 1),
        );
      default:
        return {};
    }
  }

  #ofKind(of: ValueKind, path: string, depth: number): unknown {
    if (typeof of === 'string') return this.#member(path, 'metafield', '', parseMember(of), depth);
    // The compiler knows no types in JSON.
    if (Array.isArray(of)) {
      const length = this.#draw(`${path}#`).below(this.#options.maxLength + 1);
      return Array.from({ length }, (_, index) =>
        this.#ofKind((of as readonly [ValueKind])[0], `${path}[${index}]`, depth + 1),
      );
    }
    const textOr = (inner: ValueKind, at: string) =>
      inner === 'string' ? this.#scalars.plainText(this.#draw(at)) : this.#ofKind(inner, at, depth);
    return lazyHash(
      Object.fromEntries(Object.entries(of).map(([name, inner]) => [name, () => textOr(inner, `${path}.${name}`)])),
    );
  }
}
