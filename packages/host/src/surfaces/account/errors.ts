import type { FormResult } from '../../liquid/services.ts';
import type { AccountError } from '../../shop/customers/customers.ts';

type Translate = (key: string, args: Record<string, unknown>) => string;

/** The shortest password the shop takes; the rule itself is the shop's. */
const MIN_PASSWORD = 5;

const KEYS: Record<string, string> = {
  blank: 'shopify.errors.blank',
  incomplete: 'shopify.errors.incomplete_day',
  invalid: 'shopify.errors.invalid',
  too_long: 'shopify.errors.too_long',
  too_short: 'shopify.errors.too_short',
  taken: 'shopify.errors.taken',
  mismatch: 'shopify.errors.password_mismatch',
  not_found: 'shopify.errors.invalid',
};

/** Fields with a more specific message than "is invalid". */
const INVALID: Record<string, string> = {
  email: 'shopify.errors.invalid_email',
  birthday: 'shopify.errors.no_such_day',
};

/** Field names of forms, by those of the shop's rules. */
const FORM_NAMES: Record<string, string> = {
  firstName: 'first_name',
  lastName: 'last_name',
  confirmation: 'password_confirmation',
  current: 'current_password',
  provinceCode: 'province',
  countryCode: 'country',
};

/** Errors by field as a form shows them (docs/platform.md: customer accounts); `form` is for the whole form. */
export function fieldMessages(fields: Record<string, string>, t: Translate): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const [field, why] of Object.entries(fields)) {
    const name = FORM_NAMES[field] ?? field;
    const key = (why === 'invalid' ? INVALID[name] : KEYS[why]) ?? 'shopify.errors.invalid';
    messages[name] = [t(key, { count: why === 'too_short' ? MIN_PASSWORD : 255 })];
  }
  return messages;
}

export function accountErrors(error: AccountError, t: Translate): Record<string, string[]> {
  switch (error.code) {
    case 'fields':
      return fieldMessages(error.fields, t);
    case 'invalid_credentials':
      return { form: [t('shopify.notices.customer.invalid_credentials', {})] };
    case 'invalid_token':
      return { form: [t('shopify.notices.customer.password_reset_error', {})] };
    case 'not_found':
      return { form: [t('shopify.notices.customer.no_account_found', {})] };
  }
}

export function refused(errors: Record<string, string[]>, values: Record<string, string> = {}): FormResult {
  return { posted: false, errors, values };
}

export const POSTED: FormResult = { posted: true, errors: {}, values: {} };
