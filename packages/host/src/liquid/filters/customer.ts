import { escapeHtml, readMember, toText } from '@vitrine/liquid';
import { attributes } from '@vitrine/liquid/platform/attributes.ts';
import type { Filter, FilterTable } from '../extension.ts';

/** A link into the account area; `path` is below the shop's root. */
const accountLink =
  (path: string, id: string): Filter =>
  (input, _args, named, { host: services }) =>
    `<a${attributes({ href: services.rootUrl + path, id, ...named })}>${toText(input)}</a>`;

const accountUrl =
  (path: string): Filter =>
  (_input, _args, _named, { host: services }) =>
    services.rootUrl + path;

/** A link with a script behind it in older themes: one address's form, by its id. */
const addressLink =
  (action: string): Filter =>
  (input, [id]) =>
    `<a${attributes({ href: '#', onclick: `Shopify.CustomerAddress.${action}(${JSON.stringify(toText(id))});return false` })}>${toText(input)}</a>`;

/** A round picture with the customer's initials: no picture is fetched from elsewhere. */
const avatar: Filter = (input) => {
  const first = toText(readMember(input, 'first_name'));
  const last = toText(readMember(input, 'last_name'));
  const initials =
    (first.charAt(0) + last.charAt(0)).toUpperCase() || toText(readMember(input, 'email')).charAt(0).toUpperCase();
  const text = `<text x="20" y="25" text-anchor="middle" font-family="sans-serif" font-size="14" fill="#fff">${escapeHtml(initials)}</text>`;
  return `<svg class="avatar" viewBox="0 0 40 40" width="40" height="40" role="img" aria-label="${escapeHtml(`${first} ${last}`.trim())}"><circle cx="20" cy="20" r="20" fill="#6b6763"/>${text}</svg>`;
};

export const customerFilters: FilterTable = {
  customer_login_link: accountLink('account/login', 'customer_login_link'),
  customer_logout_link: accountLink('account/logout', 'customer_logout_link'),
  customer_register_link: accountLink('account/register', 'customer_register_link'),
  login_url: accountUrl('account/login'),
  logout_url: accountUrl('account/logout'),
  register_url: accountUrl('account/register'),
  recover_url: accountUrl('account/recover'),
  addresses_url: accountUrl('account/addresses'),
  root_account_url: accountUrl('account'),
  recover_password_link: accountLink('account/login#recover', 'customer_recover_link'),
  edit_customer_address_link: addressLink('toggleForm'),
  delete_customer_address_link: addressLink('destroy'),
  cancel_customer_order_link: (input, [order], _named, { host: services }) =>
    `<a${attributes({ href: `${services.rootUrl}account/orders/${toText(order)}/cancel` })}>${toText(input)}</a>`,
  avatar,
};
