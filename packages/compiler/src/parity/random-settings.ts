/** Random settings of a theme, a section and its blocks, by their schemas. */
import type { Section } from '../define-section.ts';
import type { Member } from '../platform/member.ts';
import type { Draw } from './draw.ts';
import { PlatformObject } from './platform-object.ts';
import { ADDRESSES, COLORS, INTEGERS, type RandomScalars } from './random-scalars.ts';
import type { SettingSchema } from './shop-of-values.ts';

/** Random values of the page to which the settings belong. */
interface RandomValues {
  /** Maximum length of lists. */
  maxLength: number;
  scalars: RandomScalars;
  draw(path: string): Draw;
  object(kind: string, path: string, depth: number): unknown;
  list(path: string, member: Member, depth: number): unknown;
}

export class RandomSettings {
  readonly #values: RandomValues;

  constructor(values: RandomValues) {
    this.#values = values;
  }

  /** The object `section` of a section. */
  section({ settings, blocks }: Section): PlatformObject {
    const schemas = (own: Section['settings']) => Object.entries(own).map(([id, { schema }]) => ({ ...schema, id }));
    const types = Object.keys(blocks);
    const draw = this.#values.draw('section');
    const index = draw.pick([null, 1, 2]);
    const count = types.length === 0 ? 0 : draw.below(this.#values.maxLength + 2);
    return new PlatformObject({
      id: () => 'template--1__main',
      index: () => index,
      index0: () => (index === null ? null : index - 1),
      location: () => 'template',
      settings: () => this.settings(schemas(settings), 'section.settings'),
      blocks: () =>
        Array.from({ length: count }, (_, at) => {
          const path = `section.blocks[${at}]`;
          const type = this.#values.draw(path).pick(types);
          return new PlatformObject({
            id: () => `block-${at}`,
            type: () => type,
            name: () => type,
            shopify_attributes: () =>
              this.#values.draw(`${path}.attributes`).pick(['', ' data-shopify-editor-block="{&quot;id&quot;:1}"']),
            settings: () => this.settings(schemas(blocks[type]?.settings ?? {}), `${path}.settings`),
          });
        }),
    });
  }

  /** An object of settings; `path` distinguishes its values from all others. */
  settings(schemas: readonly SettingSchema[], path: string): PlatformObject {
    const ids = schemas.filter(({ id }) => typeof id === 'string');
    return new PlatformObject(
      Object.fromEntries(ids.map((schema) => [String(schema.id), () => this.#setting(schema, `${path}.${schema.id}`)])),
    );
  }

  #setting(schema: SettingSchema, path: string): unknown {
    const draw = this.#values.draw(path);
    const isUnset = this.#values.draw(`${path}?`).chance(0.3);
    const type = String(schema.type);
    const list = /^(article|collection|metaobject|product)_list$/.exec(type)?.[1];
    if (list !== undefined) return this.#values.list(path, { type: 'list', of: list, nil: false }, 1);
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
        return this.#values.object('color_scheme', path, 1);
      case 'font_picker':
        return this.#values.object('font', path, 1);
      case 'image_picker':
        return isUnset ? null : this.#values.object('image', path, 1);
      case 'link_list':
        return isUnset ? null : this.#values.object('linklist', path, 1);
      case 'article':
      case 'blog':
      case 'collection':
      case 'color':
      case 'metaobject':
      case 'page':
      case 'product':
      case 'video':
        return isUnset ? null : this.#values.object(type, path, 1);
      default:
        // The compiler does not know the types of the theme's settings.
        return path.startsWith('section.') ? this.#values.scalars.text(draw, '') : this.#values.scalars.plainText(draw);
    }
  }
}
