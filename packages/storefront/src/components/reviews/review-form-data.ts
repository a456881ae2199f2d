import { contains, first, onPage, replace, split } from '@vitrine/compiler';

/**
 * Address of the form for a review of a product (rule account-23), from the theme's template: `{id}` is the product's id, `{url}` its
 * address, `{key}` the store key. Null where the theme names no form, where the key it needs is not set, or where the shop's own page
 * (`{url}`) would have nowhere to send a review.
 */
export function reviewFormOf(product: { id: number; url: string }): string | null {
  const form = onPage<string>('settings.review_form_url');
  const key = onPage<string>('settings.reviews_key');
  return !form ||
    (!key && contains(form, '{key}')) ||
    (!onPage<string>('settings.review_submit_url') && contains(form, '{url}'))
    ? null
    : replace(
        replace(replace(form, '{url}', first(split(product.url, '?')) ?? ''), '{id}', `${product.id}`),
        '{key}',
        key,
      );
}

/** Whether the form is a page of the shop: then it opens in place. */
export const isOwnForm = (): boolean => contains(onPage<string>('settings.review_form_url'), '{url}');
