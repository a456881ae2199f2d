/** What a shop defines itself, of which random values are drawn. */

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
