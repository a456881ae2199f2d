/** Settings as `data` meets them: where they are read, and what they may be. */
import { traitsOfName } from './expression/members.ts';
import type { PathTraits } from './expression/node.ts';
import { member } from './expression/value.ts';
import type { Setting } from './settings.ts';

/** The platform's objects that settings choose, by the type of the setting (platform contract §3.7). */
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
      // The platform takes no scripts for addresses.
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

/** A setting, read of `settings`. */
export const settingPath = (settings: unknown, id: string, setting: Setting<unknown>): unknown =>
  member(settings, id, { ...traitsOf(setting), sure: true });
