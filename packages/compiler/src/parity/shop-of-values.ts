/** What a shop defines itself; random values are drawn from it. */

/** The kind of a value: a type as in `corrections.ts` (`product[]?`), a JSON object of kinds, or a list of one kind. */
export type ValueKind = string | { readonly [name: string]: ValueKind } | readonly [ValueKind];

/** Metafields, metaobjects and settings, which differ between shops, so that the platform's documentation has no types for them. */
export interface ShopOfValues {
  /** Kinds of metafields by `namespace.key`. */
  metafields: Readonly<Record<string, ValueKind>>;
  /** The definitions of metaobjects, and the kinds of all their fields. */
  metaobjects: { readonly types: readonly string[]; readonly fields: Readonly<Record<string, ValueKind>> };
  /** The theme's settings, as in `config/settings_schema.json`. */
  settings: readonly SettingSchema[];
}

export type SettingSchema = Readonly<Record<string, unknown>>;
