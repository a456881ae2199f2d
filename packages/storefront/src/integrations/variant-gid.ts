/** How the platform's standard events and actions name a variant. */
export const variantGid = (id: number): string => `gid://shopify/ProductVariant/${id}`;

/** The id in `gid://shopify/ProductVariant/123`, or of a plain number. Undefined when there is none. */
export function variantId(gid: unknown): number | undefined {
  const digits = /^(?:gid:\/\/shopify\/ProductVariant\/)?(\d+)(?:\?.*)?$/.exec(String(gid))?.[1];
  const id = Number(digits);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
