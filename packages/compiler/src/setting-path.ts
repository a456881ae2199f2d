/** Settings in `data`: their paths and traits. */

import type { Blocks } from './define-section.ts';
import { traitsOfName } from './expression/member-traits.ts';
import type { PathTraits } from './expression/node.ts';
import { member } from './expression/value.ts';
import type { Setting } from './settings.ts';

/** The platform's objects that settings choose, by the type of the setting (docs/platform.md: settings). */
const OBJECTS: Readonly<Record<string, string>> = {
  article: 'article',
  blog: 'blog',
  collection: 'collection',
  color_scheme: 'color_scheme',
  font_picker: 'font',
  image_picker: 'image',
  link_list: 'linklist',
  metaobject: 'metaobject',
  page: 'page',
  product: 'product',
  video: 'video',
};

function traitsOf({ kind, schema }: Setting<unknown>): PathTraits {
  const type = String(schema.type);
  const object = OBJECTS[type];
  const listed = OBJECTS[type.replace(/_list$/, '')];
  if (kind === 'list') return { type: 'list', nullable: false, ...(listed ? { items: traitsOfName(listed) } : {}) };
  if (type === 'color') return { type: 'string', drop: true, nullable: true, object: 'color' };
  if (object !== undefined)
    return { ...traitsOfName(object), nullable: type !== 'color_scheme' && type !== 'font_picker' };
  switch (kind) {
    case 'string':
      // The platform accepts no `javascript:` addresses.
      return { type: 'string', nullable: type === 'url' || type === 'color_background', isOwnAddress: type === 'url' };
    case 'boolean':
    case 'integer':
      return { type: kind };
    case 'number':
      return { type: 'number', nullable: type === 'number' };
    default:
      return { type: 'drop', nullable: true };
  }
}

const settingTraits = (setting: Setting<unknown>): PathTraits => ({ ...traitsOf(setting), sure: true });

/** The path of a setting, read from `settings`. */
export const settingPath = (settings: unknown, id: string, setting: Setting<unknown>): unknown =>
  member(settings, id, settingTraits(setting));

/** A block of unknown kind: only the settings that are equal in every kind have a type. */
export function blockTraits(blocks: Blocks): PathTraits {
  const [first, ...others] = Object.values(blocks).map(({ settings }) =>
    Object.fromEntries(Object.entries(settings).map(([id, setting]) => [id, settingTraits(setting)])),
  );
  const isShared = ([id, traits]: readonly [string, PathTraits]): boolean =>
    others.every((other) => JSON.stringify(other[id]) === JSON.stringify(traits));
  const settings = Object.fromEntries(Object.entries(first ?? {}).filter(isShared));
  return { type: 'object', object: 'block', members: { settings: { type: 'object', members: settings } } };
}
