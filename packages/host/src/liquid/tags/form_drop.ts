import { type Drop, drop, listDrop, readMember } from '@vitrine/liquid';
import type { RenderServices } from '../services.ts';

export type FormResult = ReturnType<RenderServices['formResult']>;

/**
 * The `form` object inside `{% form %}`: what came of the last post, the values to show again, and for a form about an
 * object (an address) that object's own.
 */
export function formDrop(id: string, result: FormResult, subject: unknown): Drop {
  const echoed = (key: string) => {
    const value = result?.values[key];
    return value === undefined ? readMember(subject, key) : value;
  };
  return drop({
    kind: 'form',
    fields: {
      id: () => readMember(subject, 'id') ?? id,
      errors: () => (result && Object.keys(result.errors).length > 0 ? errorsDrop(result.errors) : undefined),
      'posted_successfully?': () => result?.posted ?? false,
      'password_needed?': () => true,
      password_needed: () => true,
      set_as_default_checkbox: () => {
        const checked = result?.values.default ? ' checked="checked"' : '';
        return `<input type="checkbox" id="address_default_address_${readMember(subject, 'id') ?? 'new'}" name="address[default]" value="1"${checked}>`;
      },
    },
    lookup: (_, key) => echoed(key),
  });
}

/** `form.errors`: the names of the fields, with `messages` and `translated_fields` by name. */
function errorsDrop(errors: Record<string, string[]>): Drop {
  const names = Object.keys(errors);
  const messages = Object.fromEntries(names.map((name) => [name, errors[name]?.join(', ') ?? '']));
  const translated = () => Object.fromEntries(names.map((name) => [name, fieldName(name)]));
  return listDrop({
    kind: 'form_errors',
    count: () => names.length,
    slice: (offset, limit) => names.slice(offset, offset + limit),
    lookup: (key) => {
      if (key === 'messages') return messages;
      return key === 'translated_fields' ? translated() : undefined;
    },
  });
}

/** `first_name` becomes `First name`. */
function fieldName(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
