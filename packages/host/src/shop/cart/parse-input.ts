import { fail, ok, type Result } from '../result.ts';
import type { Id } from '../types.ts';
import type { LineProperties } from '../types-commerce.ts';
import type { CartError } from './errors.ts';

/** More pieces than this of one thing is a mistake or an attack. */
export const MAX_QUANTITY = 1_000_000;
export const MAX_NOTE = 5000;
const MAX_ENTRIES = 100;
const MAX_NAME = 255;
const MAX_VALUE = 5000;
/** Of all properties or attributes together, in characters. */
const MAX_TOTAL = 20_000;

/** A variant id, as a number or its text. Null where it cannot be one. */
export function parseId(value: unknown): Id | null {
  const text = typeof value === 'string' ? value.trim() : value;
  const id =
    typeof text === 'number' ? text : typeof text === 'string' && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** A whole number of pieces from `least` up, as a number or its text. */
export function parseQuantity(value: unknown, least: 0 | 1): Result<number, CartError> {
  const trimmed = typeof value === 'string' ? value.trim() : value;
  const quantity =
    typeof trimmed === 'number'
      ? trimmed
      : typeof trimmed === 'string' && /^\d+$/.test(trimmed)
        ? Number(trimmed)
        : Number.NaN;
  if (!Number.isInteger(quantity) || quantity < least) return fail({ code: 'invalid_input', parameter: 'quantity' });
  return quantity > MAX_QUANTITY ? fail({ code: 'cart_too_large' }) : ok(quantity);
}

/** A map of names to texts; numbers and booleans become texts. */
export function parseTexts(value: unknown, parameter: string): Result<LineProperties, CartError> {
  if (value === undefined || value === null || value === '') return ok({});
  if (typeof value !== 'object' || Array.isArray(value)) return fail({ code: 'invalid_input', parameter });
  const texts: LineProperties = {};
  let total = 0;
  const entries = Object.entries(value);
  if (entries.length > MAX_ENTRIES) return fail({ code: 'cart_too_large' });
  for (const [name, raw] of entries) {
    if (raw === null || raw === undefined) continue;
    if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean')
      return fail({ code: 'invalid_input', parameter });
    const text = String(raw);
    total += name.length + text.length;
    if (name === '' || name.length > MAX_NAME || text.length > MAX_VALUE || total > MAX_TOTAL)
      return fail({ code: 'cart_too_large' });
    // Not by assignment: a property may be called __proto__.
    Object.defineProperty(texts, name, { value: text, enumerable: true, configurable: true, writable: true });
  }
  return ok(texts);
}

/** Line properties; null where there are none, as the platform has it. */
export function parseProperties(value: unknown): Result<LineProperties | null, CartError> {
  const texts = parseTexts(value, 'properties');
  if (!texts.ok) return texts;
  return ok(Object.keys(texts.value).length === 0 ? null : texts.value);
}
