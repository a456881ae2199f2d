import type { FilterTable } from '../language/filter.ts';
import { print } from '../language/print.ts';
import { paymentBadge } from './payment_badge.ts';

/** Buttons of payment services that need an account elsewhere print nothing on this host. */
export const paymentFilters: FilterTable = {
  payment_type_svg_tag: (input, _args, named) => paymentBadge(print(input), print(named.class)),
  payment_type_img_url: (input) => `data:image/svg+xml,${encodeURIComponent(paymentBadge(print(input), ''))}`,
  payment_button: (input) =>
    input === undefined || input === null
      ? ''
      : '<div data-shopify="payment-button" class="shopify-payment-button"></div>',
  payment_terms: () => '',
  installments_pricing: () => '',
  login_button: () => '',
};
