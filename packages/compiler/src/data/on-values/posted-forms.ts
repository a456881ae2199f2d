/** `data/posted-forms.ts` on plain values. */
import { readMember } from '@vitrine/liquid';
import type { FormErrorObject } from '../../platform/objects.ts';
import { itemsOf } from './lists.ts';
import { type PostedForm, valuePage } from './page.ts';

type Form = PostedForm['form'];

const posted = new WeakMap<object, PostedForm>();

export function formOf(type: string, about?: unknown): Form {
  const found = valuePage().form(type, about);
  posted.set(found.form, found);
  return found.form;
}

export function postedOf<T>(
  type: string,
  items: Iterable<T> | null | undefined,
): { form: Form | null; item: T | null } {
  const last = itemsOf(items).findLast((item) => {
    const { form } = valuePage().form(type, item);
    return Boolean(form.errors) || form['posted_successfully?'] === true;
  });
  return last === undefined ? { form: null, item: null } : { form: formOf(type, last), item: last };
}

const messageOf = (form: Form | null, field: string): string =>
  (readMember(readMember(form?.errors, 'messages'), field) ?? '') as string;

export const errorsOf = (form: Form | null): FormErrorObject[] =>
  itemsOf(form?.errors as Iterable<string> | null).map((field) => ({ field, message: messageOf(form, field) }));

export const errorOf = messageOf;

export const fieldsOf = (form: Form | null): string => (form ? (posted.get(form)?.fields ?? '') : '');
