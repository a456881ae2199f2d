/** Helpers of `data` for the platform's forms: what became of the last post (docs/platform.md: forms). */

import { nilOfChain } from '../expression/choose.ts';
import { list } from '../expression/list.ts';
import { itemTraits } from '../expression/list-items.ts';
import { traitsOfName } from '../expression/member-traits.ts';
import { nodeOf } from '../expression/node.ts';
import { recording, variable } from '../expression/recording.ts';
import { refuse } from '../expression/refuse.ts';
import { member, path, quote } from '../expression/value.ts';
import type { FormErrorObject, FormObject } from '../platform/objects.ts';

/** The path of a plain object of the page. */
function pathOf(x: unknown, name: string): string {
  const node = nodeOf(nilOfChain(x) ?? x);
  if (node?.kind === 'path' && typeof node.base === 'string' && node.filters.length === 0) return node.base;
  return refuse(`${name} is given something else than an object of the page`, 'Give it e.g. `customer.new_address`');
}

/**
 * The form of this type as the last post left it: `form.errors`, `form.posted_successfully?` and the values to show again.
 * `about` is the object the form changes (an address), where it has one.
 */
export function formOf(type: string, about?: unknown): FormObject {
  // The underscore says that it may go unused, where only what the platform prints is asked for.
  const kept = `_${variable('form_kept')}`;
  const subject = about === undefined ? '' : `, ${pathOf(about, 'formOf')}`;
  // Only inside its tag does the platform tell of a form: the tag is printed to nowhere, and its object kept.
  recording().wrappers.unshift({
    open: `{% capture ${kept}_text %}{% form ${quote(type)}${subject} %}{% assign ${kept} = form %}{% endform %}{% endcapture %}`,
    close: '',
  });
  return path(kept, traitsOfName('form')) as unknown as FormObject;
}

/**
 * Of the forms that change one of a list each, the one that was posted last, and the item it is about: read both through `maybe`,
 * since mostly there is none. It runs over the whole list, also over what `paginate` leaves to other pages.
 */
export function postedOf<T>(
  type: string,
  items: readonly T[] | undefined,
): { form: FormObject | null; item: T | null } {
  const [kept, about, one] = [variable('form_kept'), variable('form_about'), variable('form_item')];
  const told = `{% if form.errors or form.posted_successfully? %}{% assign ${kept} = form %}{% assign ${about} = ${one} %}{% endif %}`;
  recording().wrappers.unshift({
    open: `{% capture _${kept} %}{% for ${one} in ${pathOf(items, 'postedOf')} %}{% form ${quote(type)}, ${one} %}${told}{% endform %}{% endfor %}{% endcapture %}`,
    close: '',
  });
  return {
    form: path(kept, { ...traitsOfName('form'), nullable: true }) as unknown as FormObject,
    item: path(about, { ...itemTraits(nilOfChain(items) ?? items), nullable: true }) as T,
  };
}

/** Every field of a form that was refused, with the platform's reason. */
export function errorsOf(form: FormObject | null): FormErrorObject[] {
  const whole = pathOf(form, 'errorsOf');
  return list(member(form, 'errors', 'unknown'), (field) => ({
    field,
    message: path(`${whole}.errors.messages[${pathOf(field, 'errorsOf')}]`, { type: 'string' }),
  })) as unknown as FormErrorObject[];
}

/** Why one field was refused, in the platform's words; empty where it was not. `form` is for the form as a whole. */
export function errorOf(form: FormObject | null, field: string): string {
  return path(
    `${pathOf(form, 'errorOf')}.errors.messages${/^[a-z_]\w*$/.test(field) ? `.${field}` : `[${quote(field)}]`}`,
    {
      type: 'string',
    },
  ) as unknown as string;
}

/**
 * What the platform itself prints into a form of `formOf`, as HTML: its type, the secret of a mailed link, where to go afterwards. A view
 * that writes the form puts it in.
 */
export function fieldsOf(form: FormObject | null): string {
  const whole = pathOf(form, 'fieldsOf');
  const [tag, fields] = [variable('form_tag'), variable('form_fields')];
  recording().wrappers.push({
    open: `{% assign ${tag} = ${whole}_text | split: '>' | first | append: '>' %}{% assign ${fields} = ${whole}_text | remove_first: ${tag} | remove: '</form>' | strip %}`,
    close: '',
  });
  return path(fields, { type: 'string' }) as unknown as string;
}
