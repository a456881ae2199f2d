import { toText } from '@vitrine/liquid';
import type { FilterTable } from '../extension.ts';
import { paymentBadge } from './payment_badge.ts';

/** Buttons of payment services that need an account elsewhere print nothing on this host. */
export const paymentFilters: FilterTable = {
  payment_type_svg_tag: (input, _args, named) => paymentBadge(toText(input), toText(named.class)),
  payment_type_img_url: (input) => `data:image/svg+xml,${encodeURIComponent(paymentBadge(toText(input), ''))}`,
  payment_button: (input) =>
    input === undefined || input === null
      ? ''
      : '<div data-shopify="payment-button" class="shopify-payment-button"></div>',
  payment_terms: () => '',
  installments_pricing: () => '',
  login_button: () => '',
};
