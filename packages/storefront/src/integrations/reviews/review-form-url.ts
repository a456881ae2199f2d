/**
 * Address of the external form for a review of a product (`spec §7`), from the theme's template, in which `{id}` stands for the
 * product and `{key}` for the store's key. Null where the template is empty, needs a key that is not set, or is no web address.
 */
export function reviewFormUrl(template: string, productId: number, key = ''): string | null {
  if (template.includes('{key}') && key === '') return null;
  const url = template.trim().replaceAll('{id}', String(productId)).replaceAll('{key}', encodeURIComponent(key));
  return /^(https?:\/\/|\/(?!\/))/i.test(url) ? url : null;
}
