import type { LineProperties } from '../orders/types-commerce.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Id } from '../types.ts';
import { textBytes } from './cart-limits.ts';
import type { CartError } from './errors.ts';

/** A larger quantity of one item is a mistake or an attack. */
export const MAX_QUANTITY = 1_000_000;
export const MAX_NOTE = 5000;
/** Properties of a line, attributes of a cart. */
export const MAX_PROPERTIES = 100;
/** Characters of a name. */
const MAX_NAME = 255;
/** Characters of a value. */
const MAX_VALUE = 5000;
/** Bytes of the properties of one line, or the attributes of one change, as JSON in UTF-8. */
export const MAX_PROPERTIES_BYTES = 16 * 1024;

/** A variant id, as a number or its text. Null where it cannot be one. */
export function parseId(value: unknown): Id | null {
  const text = typeof value === 'string' ? value.trim() : value;
  const id =
    typeof text === 'number' ? text : typeof text === 'string' && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** A quantity from `least` up, as a number or its text. */
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
  const tooLong = { code: 'properties_too_long', maxValue: MAX_VALUE, maxBytes: MAX_PROPERTIES_BYTES } as const;
  const entries = Object.entries(value);
  if (entries.length > MAX_PROPERTIES) return fail({ code: 'too_many_properties', max: MAX_PROPERTIES });
  for (const [name, raw] of entries) {
    if (raw === null || raw === undefined) continue;
    if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean')
      return fail({ code: 'invalid_input', parameter });
    const text = String(raw);
    if (name === '') return fail({ code: 'invalid_input', parameter });
    if (name.length > MAX_NAME || text.length > MAX_VALUE) return fail(tooLong);
    // Not by assignment: a property may be called __proto__.
    Object.defineProperty(texts, name, { value: text, enumerable: true, configurable: true, writable: true });
  }
  return textBytes(texts) > MAX_PROPERTIES_BYTES ? fail(tooLong) : ok(texts);
}

/** Line properties; null where there are none, as the platform has it. */
export function parseProperties(value: unknown): Result<LineProperties | null, CartError> {
  const texts = parseTexts(value, 'properties');
  if (!texts.ok) return texts;
  return ok(Object.keys(texts.value).length === 0 ? null : texts.value);
}
