import { fromJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import { filesByNames } from '../content/content.ts';
import type { MetaobjectField } from '../content/types-content.ts';
import type { FileImage } from '../types.ts';
import { type Entry, type Listed, type ListQuery, listOf } from './list-of.ts';

export interface ListedMetaobject extends Entry {
  type: string;
  handle: string;
  image: FileImage | null;
}

/** The field that names an entry: `name` or `title`, else its first line of text. */
function titleOf(fields: readonly MetaobjectField[], handle: string): string {
  const lines = fields.filter(({ type, value }) => type === 'single_line_text_field' && value !== '');
  const named = lines.find(({ key }) => key === 'name' || key === 'title') ?? lines[0];
  return named?.value ?? handle;
}

const pictureOf = (fields: readonly MetaobjectField[]): string | undefined =>
  fields
    .find(({ type, value }) => type === 'file_reference' && value !== '')
    ?.value.split('/')
    .at(-1);

/**
 * Metaobjects by title. Of one type `value` is the handle, since the setting says the type; of all types (null) it is `type/handle`. Settings
 * may store either.
 */
export async function listMetaobjects(
  store: Store,
  type: string | null,
  query: ListQuery,
): Promise<Listed<ListedMetaobject>> {
  let select = store.db.selectFrom('metaobjects').select(['type', 'handle', 'fields']);
  if (type !== null) select = select.where('type', '=', type);
  const rows = await select.execute();
  const entries = rows.map((row) => {
    const fields = fromJson<MetaobjectField[]>(row.fields);
    const value = type === null ? `${row.type}/${row.handle}` : row.handle;
    return {
      value,
      title: titleOf(fields, row.handle),
      type: row.type,
      handle: row.handle,
      picture: pictureOf(fields),
    };
  });
  const { items, ...rest } = listOf(entries, query, (value) => {
    const reference = value.replace(/^shopify:\/\/metaobjects\//, '');
    return type !== null && reference.startsWith(`${type}/`) ? reference.slice(type.length + 1) : reference;
  });
  const files = await filesByNames(
    store,
    items.flatMap(({ picture }) => picture ?? []),
  );
  return {
    items: items.map(({ picture, ...entry }) => ({ ...entry, image: files.get(picture ?? '') ?? null })),
    ...rest,
  };
}

/** The types of metaobjects that the shop has entries of, by name: `size_guide` is `Size guide`. */
export async function metaobjectTypes(store: Store): Promise<{ type: string; name: string }[]> {
  const rows = await store.db.selectFrom('metaobjects').select('type').distinct().orderBy('type').execute();
  return rows.map(({ type }) => ({ type, name: nameOfKey(type) }));
}

/** `size_guide` as a merchant would write it: `Size guide`. */
export function nameOfKey(key: string): string {
  const words = key
    .replace(/^shopify--/, '')
    .split(/[-_\s.]+/)
    .join(' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
