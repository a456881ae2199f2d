import type { LineProperties } from '../types.ts';

const flag = '__shopify_send_gift_card_to_recipient';
const DAYS_AHEAD = 90;

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
  if (sendOn !== '') {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(sendOn) ? Date.parse(`${sendOn}T12:00:00Z`) : Number.NaN;
    const days = (day - now.getTime()) / 86_400_000;
    // A day of grace: the buyer's today may be our tomorrow.
    if (!(days > -1.5 && days <= DAYS_AHEAD + 1)) errors.send_on = [`must be within ${DAYS_AHEAD} days from now`];
  }
  return Object.keys(errors).length === 0 ? null : errors;
}
