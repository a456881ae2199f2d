import { html, type Markup } from '../../http/html.ts';
import type { Country } from '../../shop/markets/countries.ts';
import type { CheckoutPage } from './context.ts';
import { countriesUrl } from './countries.ts';

export interface FieldOptions {
  name: string;
  label: string;
  value: string;
  autocomplete: string;
  type?: 'text' | 'email' | 'tel';
  inputmode?: 'numeric' | 'email' | 'tel' | 'text';
  optional?: boolean;
  hint?: string;
  maxlength?: number;
  /** Element id; the name where none is given. */
  id?: string;
}

/** Id of a field's element; nested names lose their brackets. */
export function fieldId(name: string): string {
  return name.replace(/[[\]]+/g, '-').replace(/-$/, '');
}

/** A labelled text field with its error below it. The first wrong field takes the focus. */
export function textField(page: CheckoutPage, options: FieldOptions): Markup {
  const id = options.id ?? fieldId(options.name);
  const error = page.errors[options.name];
  const value = page.values[options.name] ?? options.value;
  const described = [options.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const first = isFirstWrong(page, options.name);
  return html`<div class="field"><label for="${id}"><span data-label>${options.label}</span>${options.optional && html` <span class="optional">${page.texts.address.optional}</span>`}</label>
<input id="${id}" name="${options.name}" type="${options.type ?? 'text'}" value="${value}" autocomplete="${options.autocomplete}" maxlength="${options.maxlength ?? 255}"${options.inputmode && html` inputmode="${options.inputmode}"`}${!options.optional && html` required`}${described && html` aria-describedby="${described}"`}${error && html` aria-invalid="true"`}${first && html` autofocus`}>
${options.hint && html`<p class="hint" id="${id}-hint">${options.hint}</p>`}${wrong(id, error)}</div>`;
}

export interface SelectOptions {
  name: string;
  label: string;
  value: string;
  autocomplete: string;
  choices: readonly (readonly [value: string, text: string])[];
  placeholder: string;
  /** On a country select: the prefix of the address fields' ids, which the script uses to fill the provinces. */
  countryOf?: { prefix: string; url: string; choose: string; none: string };
}

export function selectField(page: CheckoutPage, options: SelectOptions): Markup {
  const id = fieldId(options.name);
  const error = page.errors[options.name];
  const value = page.values[options.name] ?? options.value;
  const hasChoices = options.choices.length > 0;
  return html`<div class="field"><label for="${id}"><span data-label>${options.label}</span></label>
<select id="${id}" name="${options.name}" autocomplete="${options.autocomplete}"${hasChoices ? html` required` : html` disabled`}${options.countryOf !== undefined && html` data-country="${options.countryOf.prefix}" data-countries="${options.countryOf.url}" data-choose="${options.countryOf.choose}" data-none="${options.countryOf.none}"`}${error && html` aria-invalid="true" aria-describedby="${id}-error"`}${isFirstWrong(page, options.name) && html` autofocus`}>
<option value="">${options.placeholder}</option>${options.choices.map(
    ([choice, text]) => html`<option value="${choice}"${choice === value && html` selected`}>${text}</option>`,
  )}</select>${wrong(id, error)}</div>`;
}

export interface AddressValues {
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  provinceCode: string;
  zip: string;
  countryCode: string;
  phone: string;
}

/** The fields of an address, named `{prefix}[first_name]` …; order and labels follow the country. */
export function addressFields(
  page: CheckoutPage,
  prefix: 'shipping_address' | 'billing_address',
  stored: AddressValues,
  countries: readonly Country[],
): Markup {
  const words = page.texts.address;
  const kind = prefix === 'shipping_address' ? 'shipping' : 'billing';
  const named = (key: string) => `${prefix}[${key}]`;
  const code = page.values[named('country')] ?? stored.countryCode;
  const country = countries.find((entry) => entry.code === code);
  const field = (key: string, label: string, value: string, autocomplete: string, more: Partial<FieldOptions> = {}) =>
    textField(page, { name: named(key), label, value, autocomplete: `${kind} ${autocomplete}`, ...more });
  return html`${selectField(page, {
    name: named('country'),
    label: words.country,
    value: stored.countryCode,
    autocomplete: `${kind} country`,
    placeholder: words.chooseCountry,
    choices: countries.map((entry) => [entry.code, entry.name] as const),
    countryOf: { prefix: `${prefix}-`, url: countriesUrl(page.texts), choose: words.choose, none: words.none },
  })}<p data-noscript><button class="button quiet" name="choose_country" value="1" formnovalidate>${words.updateStates}</button></p>
<div class="row two">${field('first_name', words.firstName, stored.firstName, 'given-name', { optional: true })}${field('last_name', words.lastName, stored.lastName, 'family-name')}</div>
${field('company', words.company, stored.company, 'organization', { optional: true })}
${field('address1', words.address1, stored.address1, 'address-line1')}
${field('address2', words.address2, stored.address2, 'address-line2', { optional: true })}
<div class="row three">${field('city', words.city, stored.city, 'address-level2')}${selectField(page, {
    name: named('province'),
    label: country?.provinceLabel ?? words.zones.State ?? '',
    value: stored.provinceCode,
    autocomplete: `${kind} address-level1`,
    placeholder: country && country.provinces.length === 0 ? words.none : words.choose,
    choices: country?.provinces ?? [],
  })}${field('zip', country?.zipLabel ?? words.zips['ZIP code'] ?? '', stored.zip, 'postal-code', { optional: country?.zipOptional ?? false })}</div>
${field('phone', words.phone, stored.phone, 'tel', { optional: true, type: 'tel', inputmode: 'tel' })}`;
}

function isFirstWrong(page: CheckoutPage, name: string): boolean {
  return Object.keys(page.errors).find((key) => key !== 'form') === name;
}

function wrong(id: string, error: string | undefined): Markup | null {
  return error === undefined ? null : html`<p class="wrong" id="${id}-error">${error}</p>`;
}

/** The button that Enter presses: the first of a form, so that none before the last field takes its place. */
export function defaultButton(page: CheckoutPage): Markup {
  return html`<button class="hidden" tabindex="-1" aria-hidden="true">${page.texts.forward.plain}</button>`;
}
