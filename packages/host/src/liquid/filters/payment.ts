import { toText } from '@vitrine/liquid';
import type { FilterTable } from '../extension.ts';

/** Buttons of payment services that need an account elsewhere print nothing on this host. */
export const paymentFilters: FilterTable = {
  /** `//host/cdn/shopifycloud/storefront/assets/payment_icons/visa.svg` */
  payment_type_img_url: (input, _args, _named, { host: services }) =>
    services.platformUrl(`storefront/assets/payment_icons/${encodeURIComponent(toText(input))}.svg`),
  payment_button: (input) =>
    input === undefined || input === null
      ? ''
      : '<div data-shopify="payment-button" class="shopify-payment-button"></div>',
  payment_terms: () => '',
  installments_pricing: () => '',
  login_button: () => '',
};
