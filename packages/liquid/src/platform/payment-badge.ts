import { escapeHtml } from '../filters/escape.ts';
import { toText } from '../values/print.ts';
import type { PlatformFilterTable } from './filter.ts';

/** Names and plain colours of payment types, and the lines they are written in: lettering of our own on a badge, no one's logo. */
const BADGES: Readonly<Record<string, { name: string; lines: readonly string[]; color: string }>> = {
  visa: { name: 'Visa', lines: ['VISA'], color: '#1a1f71' },
  master: { name: 'Mastercard', lines: ['Master', 'card'], color: '#b5452c' },
  maestro: { name: 'Maestro', lines: ['Maestro'], color: '#3b6fb5' },
  american_express: { name: 'American Express', lines: ['AMEX'], color: '#2e77bc' },
  discover: { name: 'Discover', lines: ['Discover'], color: '#b05c12' },
  diners_club: { name: 'Diners Club', lines: ['Diners', 'Club'], color: '#2f5f8a' },
  jcb: { name: 'JCB', lines: ['JCB'], color: '#1e6b3a' },
  unionpay: { name: 'Union Pay', lines: ['Union', 'Pay'], color: '#1d6a73' },
  paypal: { name: 'PayPal', lines: ['PayPal'], color: '#253b80' },
  apple_pay: { name: 'Apple Pay', lines: ['Apple', 'Pay'], color: '#1c1a19' },
  google_pay: { name: 'Google Pay', lines: ['Google', 'Pay'], color: '#4a4a4a' },
  shopify_pay: { name: 'Shop Pay', lines: ['Shop', 'Pay'], color: '#5433b8' },
  klarna: { name: 'Klarna', lines: ['Klarna'], color: '#8a4d63' },
  afterpay: { name: 'Afterpay', lines: ['After', 'pay'], color: '#3f7d6b' },
  ideal: { name: 'iDEAL', lines: ['iDEAL'], color: '#a3285c' },
  bancontact: { name: 'Bancontact', lines: ['Ban', 'contact'], color: '#1f4f8f' },
};

/** px: a badge, the paper at its sides, and the widest a bold letter is in an em. */
const WIDTH = 38;
const MARGIN = 4;
const LETTER = 0.62;

/** The lines in the middle of the badge, as large as the longest allows. */
function lettering(lines: readonly string[], color: string): string {
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(lines.length > 1 ? 8 : 10, (WIDTH - 2 * MARGIN) / (longest * LETTER));
  const rows = lines.map((line, index) => {
    const y = 12 + size * (0.36 + index - (lines.length - 1) / 2);
    return `<tspan x="${WIDTH / 2}" y="${y.toFixed(1)}">${escapeHtml(line)}</tspan>`;
  });
  return `<text text-anchor="middle" font-family="Arial, sans-serif" font-weight="700" font-size="${size.toFixed(1)}" fill="${color}">${rows.join('')}</text>`;
}

/** An inline SVG badge, 38 by 24 px; types without one of their own show their name. */
export function paymentBadge(type: string, className: string): string {
  const words = type.replaceAll('_', ' ');
  const known = Object.hasOwn(BADGES, type) ? BADGES[type] : undefined;
  const { name, lines, color } = known ?? { name: words, lines: words.split(' ').slice(0, 2), color: '#5d5a57' };
  const id = `pi-${type.replace(/[^\w-]/g, '')}`;
  const attribute = className === '' ? '' : ` class="${escapeHtml(className)}"`;
  return (
    `<svg${attribute} xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${WIDTH} 24" width="${WIDTH}" height="24" aria-labelledby="${id}">` +
    `<title id="${id}">${escapeHtml(name)}</title>` +
    '<rect x=".5" y=".5" width="37" height="23" rx="3" fill="#fff" stroke="#000" stroke-opacity=".12"/>' +
    `${lettering(lines, color)}</svg>`
  );
}

export const paymentBadgeFilters: PlatformFilterTable = {
  payment_type_svg_tag: (input, _args, named) => paymentBadge(toText(input), toText(named.class)),
};
