import type { FilterTable } from '../extension.ts';

/** Buttons of payment services that need an account elsewhere print nothing on this host. */
export const paymentFilters: FilterTable = {
  payment_button: (input) =>
    input === undefined || input === null
      ? ''
      : '<div data-shopify="payment-button" class="shopify-payment-button"></div>',
  payment_terms: () => '',
  installments_pricing: () => '',
  login_button: () => '',
};
