import type { LineProperties } from '../orders/types-commerce.ts';

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

/** A gift card's recipient, null for the buyer. */
export function recipientOf(properties: LineProperties | null): Recipient | null {
  const choice = properties?.[flag]?.trim().toLowerCase() ?? '';
  if (!properties || ['', 'false', '0', 'off'].includes(choice)) return null;
  const text = (name: string): string => properties[name]?.trim() ?? '';
  return {
    email: text('Recipient email'),
    name: text('Recipient name'),
    message: text('Message'),
    sendOn: text('Send on'),
  };
}

/**
 * When a gift card's mail is due: at the start of the chosen day in the shopper's time zone, null for at once. Without a time zone, noon in
 * UTC, which is that day nearly everywhere.
 */
export function mailTime(properties: LineProperties | null): Date | null {
  const day = recipientOf(properties)?.sendOn ?? '';
  const time = timeOf(day);
  if (Number.isNaN(time)) return null;
  return new Date(time + (minutesBehind(properties) ?? 12 * 60) * 60_000);
}

/** Field errors of a gift card's recipient, by the names themes give the fields; null where it is right (docs/platform.md: cart/add). */
export function recipientErrors(properties: LineProperties | null, now: Date): Record<string, string[]> | null {
  const recipient = recipientOf(properties);
  if (!recipient) return null;
  const errors: Record<string, string[]> = {};
  const { email, name, message, sendOn } = recipient;
  if (email === '') errors.email = ["can't be blank"];
  else if (email.length > 255 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors.email = ['is invalid'];
  if (name.length > 255) errors.name = ['is too long (maximum is 255 characters)'];
  if (message.length > 200) errors.message = ['is too long (maximum is 200 characters)'];
  if (sendOn !== '' && !isWithin(sendOn, minutesBehind(properties), now)) {
    errors.send_on = [`must be within ${DAYS_AHEAD} days from now`];
  }
  return Object.keys(errors).length === 0 ? null : errors;
}

/**
 * Whether a day is today or within the next 90 in the shopper's time zone. `behind` is its offset behind UTC in minutes; without it one
 * more day before and after is accepted, since the shopper's today may be UTC's tomorrow.
 */
function isWithin(day: string, behind: number | null, now: Date): boolean {
  const time = timeOf(day);
  if (Number.isNaN(time)) return false;
  const today = Math.floor((now.getTime() - (behind ?? 0) * 60_000) / DAY);
  const days = time / DAY - today;
  const grace = behind === null ? 1 : 0;
  return days >= -grace && days <= DAYS_AHEAD + grace;
}

/** Milliseconds of a day `YYYY-MM-DD` as it begins in UTC; NaN where it is none. */
function timeOf(day: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // The calendar has no 31 February, though Date would find it in March.
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(day) ? Number.NaN : time;
}

function minutesBehind(properties: LineProperties | null): number | null {
  const offset = properties?.[offsetName] ?? '';
  const minutes = /^-?\d{1,3}$/.test(offset) ? Number(offset) : Number.NaN;
  return minutes >= -840 && minutes <= 720 ? minutes : null;
}
