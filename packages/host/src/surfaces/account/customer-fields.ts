import { asText, type Fields, type FieldValue, isFields } from '../../gate/brackets.ts';

/** A checkbox that was posted; undefined where the form has none, or a lone one was left empty. */
export function isTicked(value: FieldValue | undefined): boolean | undefined {
  const text = asText(value);
  return text === undefined ? undefined : !['', '0', 'false'].includes(text);
}

/**
 * `MM/DD/YYYY` (rules data-13, account-25): from the selects `customer[birthday][month|day|year]` or, where a form has none, the text
 * `customer[note][birthday]`. '' where all three are empty; undefined where the form has no such field.
 */
export function birthdayOf(customer: Fields): string | undefined {
  const note = isFields(customer.note) ? customer.note : {};
  if (!isFields(customer.birthday)) return asText(note.birthday) ?? asText(note.Birthday) ?? asText(customer.birthday);
  const { month, day, year } = customer.birthday;
  const parts = [asText(month) ?? '', asText(day) ?? '', asText(year) ?? ''];
  return parts.every((part) => part === '') ? '' : parts.join('/');
}
