/** Helpers of `data` for the platform's forms: the result of the last post (docs/platform.md: forms). */

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
 * The form of this type after the last post: `form.errors`, `form.posted_successfully?` and the values to show again.
 * `about` is the object that the form changes (an address), if there is one.
 */
export function formOf(type: string, about?: unknown): FormObject {
  // The underscore marks it as possibly unused: some sections need only the fields that the platform prints.
  const kept = `_${variable('form_kept')}`;
  const subject = about === undefined ? '' : `, ${pathOf(about, 'formOf')}`;
  // The object `form` exists only inside its tag, so the tag's output is captured and the object assigned.
  recording().wrappers.unshift({
    open: `{% capture ${kept}_text %}{% form ${quote(type)}${subject} %}{% assign ${kept} = form %}{% endform %}{% endcapture %}`,
    close: '',
  });
  return path(kept, traitsOfName('form')) as unknown as FormObject;
}

/**
 * Among the forms for each item of a list, the one that was posted last, and its item: read both through `maybe`, since mostly there is none.
 * It searches the whole list, including items on other pages of `paginate`.
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

/** Every refused field of a form, with the platform's reason. */
export function errorsOf(form: FormObject | null): FormErrorObject[] {
  const whole = pathOf(form, 'errorsOf');
  return list(member(form, 'errors', 'unknown'), (field) => ({
    field,
    message: path(`${whole}.errors.messages[${pathOf(field, 'errorsOf')}]`, { type: 'string' }),
  })) as unknown as FormErrorObject[];
}

/** The platform's reason for refusing one field; empty if it was not refused. `form` is for the form as a whole. */
export function errorOf(form: FormObject | null, field: string): string {
  return path(
    `${pathOf(form, 'errorOf')}.errors.messages${/^[a-z_]\w*$/.test(field) ? `.${field}` : `[${quote(field)}]`}`,
    {
      type: 'string',
    },
  ) as unknown as string;
}

/**
 * The hidden fields that the platform prints into a form of `formOf`, as HTML: its type, the secret of a mailed link, the return address. The
 * view must render them in its form.
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
