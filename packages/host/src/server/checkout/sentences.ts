import type { CheckoutError } from '../../shop/checkout/errors.ts';
import type { MissingLine } from '../../shop/checkout/missing-lines.ts';

const FIELD_NAMES: Record<string, string> = {
  email: 'an email address',
  first_name: 'a first name',
  last_name: 'a last name',
  address1: 'an address',
  city: 'a city',
  country: 'a country',
  province: 'a state or province',
  zip: 'a postal code',
  phone: 'a phone number',
};

/** Why a field was not taken, in a sentence that says what to do. `field` is its plain name, e.g. `zip`. */
export function fieldSentence(field: string, why: string): string {
  const what = FIELD_NAMES[field] ?? 'this';
  if (why === 'blank') return `Enter ${what}.`;
  if (why === 'too_long') return 'This is too long.';
  if (why === 'not_found') return `Choose ${what} from the list.`;
  if (field === 'email') return 'Enter an email address like name@example.com.';
  if (field === 'zip') return 'This postal code does not belong to the state or country.';
  if (field === 'phone') return 'Enter a phone number with its area code.';
  return `Enter ${what} that can be delivered to.`;
}

/** What happened, where no single field is to blame; null where something else answers it. */
export function checkoutSentence(error: CheckoutError, money: (cents: number) => string): string | null {
  switch (error.code) {
    case 'discount_not_applicable':
      return `The code ${error.discountCode} does not apply to this order.`;
    case 'gift_card_not_usable':
      return 'This gift card is empty, expired or unknown.';
    case 'unknown_shipping_rate':
      return 'Choose how we should send it.';
    case 'total_changed':
      return `The total is now ${money(error.total)}. Nothing was charged; please check it and pay again.`;
    case 'out_of_stock':
      return 'Some pieces were sold while you were here. Nothing was charged.';
    case 'payment_declined':
      return `${withPoint(error.message)} Nothing was charged; try another card.`;
    case 'payment_failed':
      return `${withPoint(error.message)} Nothing was charged; please try again.`;
    default:
      return null;
  }
}

/** What became of each line that could not be had as asked for. */
export function stockNotices(lines: readonly MissingLine[]): string[] {
  return lines.map(({ name, wanted, available }) =>
    available <= 0
      ? `${name} is sold out.`
      : `Only ${available} of ${wanted} ${name} ${available === 1 ? 'is' : 'are'} left.`,
  );
}

function withPoint(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
