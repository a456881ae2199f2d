import { type Drop, defineDrop } from '@vitrine/liquid';

/** The names from the top of the taxonomy to the category; `id` where the merchant's file has one. */
interface Category {
  id: string | null;
  names: readonly string[];
}

const GID = 'gid://shopify/TaxonomyCategory/';
const ID = /^(?:gid:\/\/shopify\/TaxonomyCategory\/)?([a-z]{2}(?:-\d+)*)$/;

const categoryDrop: (category: Category) => Drop = defineDrop<Category>({
  kind: 'taxonomy_category',
  fields: {
    id: ({ id }) => id,
    gid: ({ id }) => (id === null ? null : GID + id),
    name: ({ names }) => names.at(-1) ?? null,
    ancestors: (category) => ancestorsOf(category).map(categoryDrop),
  },
  print: ({ id, names }) => names.at(-1) ?? id ?? '',
  json: (category) => json(category),
});

/** The nearest first. */
function ancestorsOf({ id, names }: Category): Category[] {
  const parts = id?.split('-') ?? [];
  const depth = Math.max(names.length, parts.length);
  return Array.from({ length: Math.max(0, depth - 1) }, (_, index) => ({
    id: id === null ? null : parts.slice(0, depth - 1 - index).join('-'),
    names: names.slice(0, depth - 1 - index),
  }));
}

const json = ({ id, names }: Category): Record<string, unknown> => ({
  id,
  gid: id === null ? null : GID + id,
  name: names.at(-1) ?? null,
  ancestors: ancestorsOf({ id, names }).map(json),
});

/** `product.category` of what a product export says: the full name (`Apparel & Accessories > Clothing`) or an id (`aa-1`). Null where it is blank. */
export function taxonomyCategory(text: string): Drop | null {
  const id = ID.exec(text.trim())?.[1];
  if (id !== undefined) return categoryDrop({ id, names: [] });
  const names = text.split('>').map((name) => name.trim());
  const known = names.filter((name) => name !== '');
  return known.length === 0 ? null : categoryDrop({ id: null, names: known });
}
