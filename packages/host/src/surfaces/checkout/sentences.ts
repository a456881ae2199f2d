import type { CheckoutError, MissingLine } from '../../shop/checkout/errors.ts';
import type { CheckoutTexts } from './texts.ts';

/** Message for a rejected field that states what to do. `field` is its plain name, e.g. `zip`. */
export function fieldSentence({ fields: words }: CheckoutTexts, field: string, why: string): string {
  const named = Object.entries(words.names).find(([name]) => name === field);
  const what = named?.[1] ?? words.unnamed;
  if (why === 'blank') return words.blank(what);
  if (why === 'too_long') return words.tooLong;
  if (why === 'not_found') return words.notFound(what);
  if (field === 'email') return words.email;
  if (field === 'zip') return words.zip;
  if (field === 'phone') return words.phone;
  return words.invalid(what);
}

/** Message for an error of no single field; null where another page answers it. */
export function checkoutSentence(
  { problems: words }: CheckoutTexts,
  error: CheckoutError,
  money: (cents: number) => string,
): string | null {
  switch (error.code) {
    case 'discount_not_applicable':
      return words.discount(error.discountCode);
    case 'gift_card_not_usable':
      return words.giftCard;
    case 'unknown_shipping_rate':
      return words.rate;
    case 'total_changed':
      return words.total(money(error.due));
    case 'out_of_stock':
      return words.stock;
    case 'payment_declined':
      return words.declined(error.reason ? words.payment[error.reason] : withPoint(error.message));
    case 'payment_failed':
      return words.failed(error.reason ? words.payment[error.reason] : withPoint(error.message));
    default:
      return null;
  }
}

/** Messages for the lines that are not available as requested. */
export function stockNotices({ problems: words }: CheckoutTexts, lines: readonly MissingLine[]): string[] {
  return lines.map(({ name, wanted, available }) =>
    available <= 0 ? words.soldOut(name) : words.fewer(name, available, wanted),
  );
}

function withPoint(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
