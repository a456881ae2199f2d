/**
 * Random pages of the platform, made from the description of its objects: each member is made when it is first read, from the seed and its
 * path alone, so that Liquid and JavaScript read the same in whatever order.
 */
import type { PostedForm } from '../data/on-values/page.ts';
import type { Section } from '../define-section.ts';
import { ONE_OF, PRESENT, PRESENT_GLOBALS } from '../platform/corrections.ts';
import { type Member, type Members, parseMember } from '../platform/member.ts';
import { GLOBALS, KEYED, OBJECTS, TEXTS } from '../platform/objects.generated.ts';
import { type Draw, randomly } from './draw.ts';
import { type Lazily, ListObject, lazyHash, PlatformObject, TextObject } from './platform-object.ts';

/** What a value of the shop is: a type as `corrections.ts` writes it (`product[]?`), a JSON object of such, or a list of one. */
export type ValueKind = string | { readonly [name: string]: ValueKind } | readonly [ValueKind];

/** What the description of the platform does not say, since each shop has its own. */
export interface ShopOfValues {
  /** Of metafields, by `namespace.key`. */
  metafields: Readonly<Record<string, ValueKind>>;
  /** The definitions of metaobjects, and of all their fields what they hold. */
  metaobjects: { readonly types: readonly string[]; readonly fields: Readonly<Record<string, ValueKind>> };
  /** The theme's own settings, as `config/settings_schema.json` has them. */
  settings: readonly SettingSchema[];
}

export type SettingSchema = Readonly<Record<string, unknown>>;

export interface RandomPageOptions {
  seed: number;
  /** Most items of a list. */
  most: number;
  /** Whether what a section reads as if it were there (`PRESENT`) may be nil. */
  mayMiss: boolean;
  /** The Liquid that reads the page: its own texts, numbers and keys are drawn too. */
  liquid: string;
}

const TEXT_POOL = [
  '',
  ' ',
  'a',
  'b',
  'M',
  'Red',
  '0',
  '1',
  '12',
  'false',
  'nil',
  '  x ',
  '</script><!--',
  '{{ x }} {% if %}',
  `It's "quoted" & <b>bold</b>`,
  '&quot;]]&amp;',
  'Ünïcödé 👗 مرحبا',
  'a\nb\u2028c',
  'back\\slash',
  'One / Two, Three ',
  'long '.repeat(60),
];
const DATES = ['2024-02-29T10:00:00-05:00', '2025-12-31T23:59:59Z', '2024-05-06', 'soon', ''];
const ADDRESSES = [
  '/',
  '#',
  '/products/a',
  '/products/a?variant=1',
  '/collections/b/products/a?variant=2',
  '/pages/x?y=1&z=2',
];
// Widths of renditions stand in names too.
const FILES = ['/cdn/shop/files/a-240-320-720-960-1100.jpg?v=1', 'https://cdn.test/b c.png', 'files/é & c.webp'];
const INTEGERS = [0, 0, 1, 2, 3, 9, 10, 99, 100, 1234, 20_000, 100_001];
const FRACTIONS = [0.5, 1.25, 2.5, 99.9, 0.1 + 0.2];
const COLORS = ['#112233', '#ffffff', 'rgba(0, 0, 0, 0.5)'];

/** Lists of lists of lists end somewhere. */
const DEEPEST = 7;

export class RandomPage {
  readonly globals: Record<string, unknown>;
  readonly number: number;
  readonly #options: RandomPageOptions;
  readonly #shop: ShopOfValues;
  readonly #texts: readonly string[];
  readonly #numbers: readonly number[];
  /** The lists that the section splits into pages. */
  readonly #paginated: ReadonlySet<string>;
  readonly #forms = new Map<string, PostedForm>();

  constructor(section: Section, shop: ShopOfValues, options: RandomPageOptions) {
    this.#options = options;
    this.#shop = shop;
    const tags = [...options.liquid.matchAll(/\{[{%].*?[%}]\}/gs)].map(([tag]) => tag);
    const texts = tags.flatMap((tag) => [...tag.matchAll(/'([^']+)'|"([^"]+)"/g)]);
    this.#texts = [...new Set(texts.map(([, single, double]) => single ?? double ?? ''))];
    const numbers = tags.flatMap((tag) => [...tag.matchAll(/[ (](\d{1,6})\b/g)]);
    this.#numbers = [...new Set(numbers.map(([, digits]) => Number(digits)))];
    this.#paginated = new Set([...options.liquid.matchAll(/\{% paginate (\S+) by /g)].map(([, path = '']) => path));
    this.number = this.#draw('page').chance(0.7) ? 1 : 2;
    this.globals = lazyHash({
      ...Object.fromEntries(Object.entries(GLOBALS).map(([name, member]) => [name, () => this.#global(name, member)])),
      settings: () => this.#settings(shop.settings, 'settings'),
      section: () => this.#section(section),
    });
  }

  /** The form of a type about an object, as the last post left it. */
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
    return isRead ? this.#options.mayMiss && draw.chance(0.2) : draw.chance(0.3);
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
        return this.#scalar(path, name, member);
    }
  }

  #scalar(path: string, name: string, { type, values }: Pick<Member, 'type' | 'values'>): unknown {
    const draw = this.#draw(path);
    switch (type) {
      case 'boolean':
        return draw.chance(0.5);
      case 'integer':
        if (/^(id|.*_id)$/.test(name)) return draw.pick([1, 2, 3, 4]);
        if (name === 'position') return draw.pick([1, 2, 3]);
        if (name === 'inventory_quantity') return draw.pick([-1, ...INTEGERS]);
        return draw.pick([...INTEGERS, ...this.#numbers]);
      case 'number':
        return draw.pick(FRACTIONS);
      default:
        return this.#text(draw, name, values);
    }
  }

  #text(draw: Draw, name: string, values: readonly string[] = []): string {
    if (values.length > 0) {
      const read = values.filter((value) => this.#texts.includes(value));
      return draw.pick(read.length > 0 && draw.chance(0.7) ? read : values);
    }
    // The platform prints an error for a picture without one.
    if (name === 'src') return draw.pick(FILES);
    if (name === 'iso_code' && draw.chance(0.8)) return draw.pick(['US', 'USD', 'FR', 'en', 'de']);
    if (/(_at|^date)$/.test(name)) return draw.pick(DATES);
    if (/(^|_)(url|path)$/.test(name) && draw.chance(0.8)) return draw.pick(ADDRESSES);
    // The section names those that it treats apart.
    const parameters = name === 'param_name' ? this.#texts.filter((one) => one.startsWith('filter.')) : [];
    if (parameters.length > 0 && draw.chance(0.8)) return draw.pick(parameters);
    return draw.pick(this.#texts.length > 0 && draw.chance(0.3) ? this.#texts : TEXT_POOL);
  }

  #list(path: string, { of = 'untyped', keyed, members }: Member, depth: number): unknown {
    const most = depth > DEEPEST ? 0 : depth > 4 ? 1 : this.#options.most;
    const length = this.#draw(`${path}#`).below(most + 1);
    const items = Array.from({ length }, (_, index) => this.#value(`${path}[${index}]`, of, depth + 1));
    if (members !== undefined)
      return this.#listWith(path, items.length > 0 ? items : [this.#value(`${path}[0]`, of, depth)]);
    if (!keyed) return this.#paginated.has(path) ? new ListObject(items) : items;
    const handles = [...new Set([...this.#texts, ...TEXT_POOL])].filter((text) => text !== '' && !/^\d/.test(text));
    const keys = handles.filter((handle) => length > 0 && this.#draw(`${path}/${handle}`).chance(0.3));
    return new ListObject(items, Object.fromEntries(keys.map((key) => [key, () => items[0]])));
  }

  /** `form.errors`: names of fields, and the messages by these. */
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
    if (of === 'untyped') return this.#plainText(this.#draw(path));
    return member.type === 'object' ? this.#object(of, path, depth) : this.#scalar(path, '', member);
  }

  /** A hash of the shop's keys: those that the Liquid reads, and some more. */
  #record(path: string, name: string, of: string, depth: number): unknown {
    const read = [...this.#options.liquid.matchAll(new RegExp(`\\.?\\b${name}\\.([\\w-]+)`, 'g'))].map(
      ([, key = '']) => key,
    );
    const keys = [
      ...new Set([...read, ...(of === 'untyped' || of === 'string' ? ['Engraving', '_inventory'] : ['a', 'Red'])]),
    ];
    // A color scheme has all colors of its definition.
    const kept = keys.filter((key) => of === 'color' || this.#draw(`${path}/${key}`).chance(0.5));
    const hash = lazyHash(
      Object.fromEntries(kept.map((key) => [key, () => this.#value(`${path}.${key}`, of, depth + 1)])),
    );
    // The properties of a line are pairs in a loop.
    return Object.defineProperty(hash, 'map', {
      value: (make: (pair: [string, unknown], index: number) => unknown) => Object.entries(hash).map(make),
    });
  }

  #untyped(path: string, owner: string, name: string, depth: number): unknown {
    const draw = this.#draw(path);
    if (name === 'id') return String(draw.pick([1, 2, 3]));
    if (name === 'value') return draw.pick(['0', '1', '12', '1500', ...this.#texts]);
    if (owner === 'link') return this.#object(draw.pick(['product', 'collection', 'page']), path, depth + 1);
    return this.#plainText(draw);
  }

  /** A text of which the description does not say that it is one: there, one of white space counts as nothing. */
  #plainText(draw: Draw): string {
    const text = this.#text(draw, '');
    return text.trim() === '' ? '' : text;
  }

  #object(kind: string, path: string, depth: number): unknown {
    const described = this.#oneOf(kind, path) ?? OBJECTS[kind] ?? {};
    const members: Lazily = Object.fromEntries(
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

  /** Of an object that stands for one of several, the members of the one: the others are nil. */
  #oneOf(kind: string, path: string): Members | undefined {
    const kinds = ONE_OF[kind];
    if (kinds === undefined) return undefined;
    const chosen = this.#draw(`${path}!`).pick(kinds.split(' '));
    const own = OBJECTS[chosen] ?? {};
    const told = { type: 'string', nil: false, values: [chosen] } as const;
    return Object.fromEntries(
      Object.entries(OBJECTS[kind] ?? {}).flatMap(([name, member]) => {
        if (name === 'object_type' || name === 'media_type') return [[name, told]];
        const isLoose = member.nil || member.type === 'untyped';
        return isLoose ? (own[name] ? [[name, own[name]]] : []) : [[name, member]];
      }),
    );
  }

  /** Members whose names are the shop's. */
  #keyed(kind: string, path: string, depth: number): Lazily {
    const { metafields, metaobjects } = this.#shop;
    const entries = (keys: readonly string[], make: (key: string) => () => unknown): Lazily =>
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
    // Of JSON the compiler knows no types.
    if (Array.isArray(of)) {
      const length = this.#draw(`${path}#`).below(this.#options.most + 1);
      return Array.from({ length }, (_, index) =>
        this.#ofKind((of as readonly [ValueKind])[0], `${path}[${index}]`, depth + 1),
      );
    }
    const textOr = (inner: ValueKind, at: string) =>
      inner === 'string' ? this.#plainText(this.#draw(at)) : this.#ofKind(inner, at, depth);
    return lazyHash(
      Object.fromEntries(Object.entries(of).map(([name, inner]) => [name, () => textOr(inner, `${path}.${name}`)])),
    );
  }

  #section({ settings, blocks }: Section): PlatformObject {
    const schemas = (own: Section['settings']) => Object.entries(own).map(([id, { schema }]) => ({ ...schema, id }));
    const types = Object.keys(blocks);
    const draw = this.#draw('section');
    const index = draw.pick([null, 1, 2]);
    const count = types.length === 0 ? 0 : draw.below(this.#options.most + 2);
    return new PlatformObject({
      id: () => 'template--1__main',
      index: () => index,
      index0: () => (index === null ? null : index - 1),
      location: () => 'template',
      settings: () => this.#settings(schemas(settings), 'section.settings'),
      blocks: () =>
        Array.from({ length: count }, (_, at) => {
          const path = `section.blocks[${at}]`;
          const type = this.#draw(path).pick(types);
          return new PlatformObject({
            id: () => `block-${at}`,
            type: () => type,
            name: () => type,
            shopify_attributes: () =>
              this.#draw(`${path}.attributes`).pick(['', ' data-shopify-editor-block="{&quot;id&quot;:1}"']),
            settings: () => this.#settings(schemas(blocks[type]?.settings ?? {}), `${path}.settings`),
          });
        }),
    });
  }

  #settings(schemas: readonly SettingSchema[], path: string): PlatformObject {
    const ids = schemas.filter(({ id }) => typeof id === 'string');
    return new PlatformObject(
      Object.fromEntries(ids.map((schema) => [String(schema.id), () => this.#setting(schema, `${path}.${schema.id}`)])),
    );
  }

  #setting(schema: SettingSchema, path: string): unknown {
    const draw = this.#draw(path);
    const isUnset = this.#draw(`${path}?`).chance(0.3);
    const type = String(schema.type);
    const list = /^(article|collection|metaobject|product)_list$/.exec(type)?.[1];
    if (list !== undefined) return this.#list(path, { type: 'list', of: list, nil: false }, 1);
    switch (type) {
      case 'checkbox':
        return draw.chance(0.5);
      case 'number':
        return isUnset ? null : draw.pick(INTEGERS);
      case 'range': {
        const { min, max, step = 1 } = schema as { min: number; max: number; step?: number };
        return draw.pick([min, max, min + step]);
      }
      case 'select':
      case 'radio':
        return draw.pick((schema.options as readonly { value: string }[]).map(({ value }) => value));
      case 'text_alignment':
        return draw.pick(['left', 'center', 'right']);
      case 'color_background':
        return isUnset ? null : draw.pick(COLORS);
      case 'url':
        return isUnset ? null : draw.pick(ADDRESSES);
      case 'video_url':
        return isUnset ? null : new PlatformObject({ id: () => 'x1', type: () => 'youtube' });
      case 'color_scheme':
        return this.#object('color_scheme', path, 1);
      case 'font_picker':
        return this.#object('font', path, 1);
      case 'image_picker':
        return isUnset ? null : this.#object('image', path, 1);
      case 'link_list':
        return isUnset ? null : this.#object('linklist', path, 1);
      case 'article':
      case 'blog':
      case 'collection':
      case 'color':
      case 'metaobject':
      case 'page':
      case 'product':
      case 'video':
        return isUnset ? null : this.#object(type, path, 1);
      default:
        // The theme's own settings are not described to the compiler.
        return path.startsWith('section.') ? this.#text(draw, '') : this.#plainText(draw);
    }
  }
}
