/**
 * A metafield. `T` is what the section expects of `value`; the platform does not check it, the zod schema of the
 * section's props does.
 */
export interface MetafieldObject<T = unknown> {
  value: T;
  type: string;
  'list?': boolean;
}

/** `x.metafields.namespace.key`. Absent ones are nil in Liquid: read them with `metafield(x, 'ns', 'key')`. */
export type Metafields = Record<string, Record<string, MetafieldObject>>;

export interface MetaobjectSystem {
  type: string;
  handle: string;
  id: number;
  url: string;
}

/** A metaobject: its fields are metafields, by key, beside `system`. */
export type MetaobjectObject = { system: MetaobjectSystem } & Record<string, MetafieldObject>;

export interface MetaobjectDefinitionObject {
  values: MetaobjectObject[];
  values_count: number;
}

export interface RatingObject {
  rating: number;
  scale_min: number;
  scale_max: number;
}
