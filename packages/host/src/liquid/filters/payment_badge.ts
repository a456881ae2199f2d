import { escapeHtml } from './escape.ts';

/** Names and plain colours of payment types: lettering of our own on a badge, no one's logo. */
const BADGES: Readonly<Record<string, { name: string; short: string; color: string }>> = {
  visa: { name: 'Visa', short: 'VISA', color: '#1a1f71' },
  master: { name: 'Mastercard', short: 'MC', color: '#b5452c' },
  maestro: { name: 'Maestro', short: 'Maestro', color: '#3b6fb5' },
  american_express: { name: 'American Express', short: 'AMEX', color: '#2e77bc' },
  discover: { name: 'Discover', short: 'DISC', color: '#c46a1b' },
  diners_club: { name: 'Diners Club', short: 'Diners', color: '#2f5f8a' },
  jcb: { name: 'JCB', short: 'JCB', color: '#1e6b3a' },
  unionpay: { name: 'Union Pay', short: 'UPay', color: '#1d6a73' },
  paypal: { name: 'PayPal', short: 'PayPal', color: '#253b80' },
  apple_pay: { name: 'Apple Pay', short: 'A Pay', color: '#1c1a19' },
  google_pay: { name: 'Google Pay', short: 'G Pay', color: '#4a4a4a' },
  shopify_pay: { name: 'Shop Pay', short: 'S Pay', color: '#5433b8' },
  klarna: { name: 'Klarna', short: 'Klarna', color: '#8a4d63' },
  afterpay: { name: 'Afterpay', short: 'After', color: '#3f7d6b' },
  ideal: { name: 'iDEAL', short: 'iDEAL', color: '#a3285c' },
  bancontact: { name: 'Bancontact', short: 'Banc.', color: '#1f4f8f' },
};

/** An inline SVG badge, 38 by 24 px; types without one of their own show their name. */
export function paymentBadge(type: string, className: string): string {
  const words = type.replaceAll('_', ' ');
  const known = Object.hasOwn(BADGES, type) ? BADGES[type] : undefined;
  const { name, short, color } = known ?? { name: words, short: words.slice(0, 6), color: '#5d5a57' };
  const id = `pi-${type.replace(/[^\w-]/g, '')}`;
  const attribute = className === '' ? '' : ` class="${escapeHtml(className)}"`;
  return (
    `<svg${attribute} xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 38 24" width="38" height="24" aria-labelledby="${id}">` +
    `<title id="${id}">${escapeHtml(name)}</title>` +
    '<rect x=".5" y=".5" width="37" height="23" rx="3" fill="#fff" stroke="#000" stroke-opacity=".12"/>' +
    `<text x="19" y="15.5" text-anchor="middle" font-family="Arial, sans-serif" font-weight="700" font-size="8.5" fill="${color}">${escapeHtml(short)}</text>` +
    '</svg>'
  );
}
