import type { LineProperties } from '../types.ts';

const flag = '__shopify_send_gift_card_to_recipient';
const offsetName = '__shopify_offset';
const DAYS_AHEAD = 90;
/** ms */
const DAY = 86_400_000;

export interface Recipient {
  email: string;
  name: string;
  message: string;
  /** `YYYY-MM-DD`, '' for at once. */
  sendOn: string;
}

/** Who a gift card goes to, or null where it goes to the buyer. */
export function recipientOf(properties: LineProperties | null): Recipient | null {
  const wanted = properties?.[flag]?.trim().toLowerCase() ?? '';
  if (!properties || ['', 'false', '0', 'off'].includes(wanted)) return null;
  const text = (name: string): string => properties[name]?.trim() ?? '';
  return {
    email: text('Recipient email'),
    name: text('Recipient name'),
    message: text('Message'),
    sendOn: text('Send on'),
  };
}

/** Field errors of a gift card's recipient, by the names themes give the fields; null where it is right (contract §1.3). */
export function recipientErrors(properties: LineProperties | null, now: Date): Record<string, string[]> | null {
  const recipient = recipientOf(properties);
  if (!recipient) return null;
  const errors: Record<string, string[]> = {};
  const { email, name, message, sendOn } = recipient;
  if (email === '') errors.email = ["can't be blank"];
  else if (email.length > 255 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors.email = ['is invalid'];
  if (name.length > 255) errors.name = ['is too long (maximum is 255 characters)'];
  if (message.length > 200) errors.message = ['is too long (maximum is 200 characters)'];
  if (sendOn !== '' && !isWithin(sendOn, properties?.[offsetName] ?? '', now)) {
    errors.send_on = [`must be within ${DAYS_AHEAD} days from now`];
  }
  return Object.keys(errors).length === 0 ? null : errors;
}

/**
 * Whether a day is one of today and the next 90 by the shopper's own calendar. `offset` is the minutes that calendar is behind
 * UTC; where it is not told, the day before and after count too, as the shopper's today may be our tomorrow.
 */
function isWithin(day: string, offset: string, now: Date): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // The calendar has no 31 February, though Date would find it in March.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(day)) return false;
  const minutes = /^-?\d{1,3}$/.test(offset) ? Number(offset) : Number.NaN;
  const isKnown = minutes >= -840 && minutes <= 720;
  const today = Math.floor((now.getTime() - (isKnown ? minutes : 0) * 60_000) / DAY);
  const days = time / DAY - today;
  const grace = isKnown ? 0 : 1;
  return days >= -grace && days <= DAYS_AHEAD + grace;
}
