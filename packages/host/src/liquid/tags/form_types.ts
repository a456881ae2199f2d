/** What the platform prints for one type of form (docs/platform.md: forms). Paths are below the shop's root. */
export interface FormType {
  /** Path without leading slash; the id of the form's object, if it has one, may be part of it. */
  action: (object: FormSubject) => string;
  id?: (object: FormSubject) => string;
  class?: string;
  multipart?: boolean;
  /** Further attributes. */
  attributes?: Record<string, string>;
  /** Hidden fields after the prologue. */
  hidden?: (object: FormSubject, path: () => string) => Record<string, string>;
  /** Hidden fields at the end of the form. */
  trailing?: (object: FormSubject, sectionId: string) => Record<string, string>;
}

/** What a form needs of the object it is about (`{% form 'product', product %}`): empty texts without one. */
export interface FormSubject {
  id: string;
  url: string;
}

/** The customer and the one-time token of a mailed link, from the page's own address (`/account/reset/12/abc`). */
function secretOf(path: string): Record<string, string> {
  const [, id, token] = /\/account\/\w+\/(\d+)\/([\w-]+)/.exec(path) ?? [];
  return id === undefined || token === undefined ? {} : { id, token };
}

/** The redirect target an account page was given (`?return_to=`, `?checkout_url=`), so that its forms pass it on. */
function wayOf(path: string): Record<string, string> {
  const asked = new URLSearchParams(path.split('?')[1] ?? '');
  const target = asked.get('return_to') ?? asked.get('checkout_url');
  return target !== null && /^\/(?![/\\])/.test(target) ? { return_to: target } : {};
}

const contact: FormType = { action: () => 'contact#contact_form', id: () => 'contact_form', class: 'contact-form' };

export const FORM_TYPES: Readonly<Record<string, FormType>> = {
  product: {
    action: () => 'cart/add',
    id: ({ id }) => `product_form_${id}`,
    class: 'shopify-product-form',
    multipart: true,
    trailing: ({ id }, sectionId) => ({ 'product-id': id, ...(sectionId === '' ? {} : { 'section-id': sectionId }) }),
  },
  cart: { action: () => 'cart', id: () => 'cart_form', class: 'shopify-cart-form', multipart: true },
  contact,
  customer: contact,
  new_comment: {
    action: ({ url }) => `${url.replace(/^\//, '')}/comments#comment_form`,
    id: () => 'comment_form',
    class: 'comment-form',
  },
  storefront_password: { action: () => 'password', id: () => 'login_form', class: 'storefront-password-form' },
  localization: {
    action: () => 'localization',
    id: () => 'localization_form',
    class: 'shopify-localization-form',
    multipart: true,
    hidden: (_, path) => ({ _method: 'put', return_to: path() }),
  },
  currency: {
    action: () => 'cart/update',
    id: () => 'currency_form',
    class: 'shopify-currency-form',
    multipart: true,
    hidden: (_, path) => ({ return_to: path() }),
  },
  create_customer: {
    action: () => 'account',
    id: () => 'create_customer',
    hidden: (_, path) => wayOf(path()),
    attributes: { 'data-login-with-shop-sign-up': 'true' },
  },
  customer_login: {
    action: () => 'account/login',
    id: () => 'customer_login',
    hidden: (_, path) => wayOf(path()),
    attributes: { 'data-login-with-shop-sign-in': 'true' },
  },
  guest_login: {
    action: () => 'account/login',
    id: () => 'customer_login_guest',
    hidden: (_, path) => wayOf(path()),
    trailing: () => ({ guest: 'true' }),
  },
  recover_customer_password: { action: () => 'account/recover' },
  reset_customer_password: { action: () => 'account/reset', hidden: (_, path) => secretOf(path()) },
  activate_customer_password: { action: () => 'account/activate', hidden: (_, path) => secretOf(path()) },
  // Not the platform's, as the two routes they post to: `customer.profile_url` and `customer.password_url` say that they are there.
  customer_profile: { action: () => 'account/profile', id: () => 'profile_form' },
  customer_password: { action: () => 'account/password', id: () => 'password_form' },
  customer_address: {
    action: ({ id }) => (id === '' ? 'account/addresses' : `account/addresses/${id}`),
    id: ({ id }) => `address_form_${id === '' ? 'new' : id}`,
    hidden: ({ id }): Record<string, string> => (id === '' ? {} : { _method: 'put' }),
  },
};
