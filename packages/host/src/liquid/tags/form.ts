import { escapeHtml, LiquidError, readArguments, readMember, toText } from '@vitrine/liquid';
import type { RenderState, TagDefinition } from '../extension.ts';
import { formDrop } from './form_drop.ts';
import { FORM_TYPES, type FormSubject, type FormType } from './form_types.ts';

/** `{% form 'type', object, id: 'x', data-y: 'z', return_to: 'back' %}…{% endform %}` */
export const form: TagDefinition = {
  parse(tag, parser) {
    const { positional, named } = parser.arguments(tag.markup);
    const body = parser.body(tag);
    return {
      render(state) {
        const name = toText(positional[0]?.read(state));
        const type = Object.hasOwn(FORM_TYPES, name) ? FORM_TYPES[name] : undefined;
        if (!type) throw new LiquidError(`Error in tag 'form' - '${name}' is not a valid form type`);
        const object = positional[1]?.read(state);
        const subject: FormSubject = { id: toText(readMember(object, 'id')), url: toText(readMember(object, 'url')) };
        const { return_to: returnTo, ...attributes } = readArguments(named, state);
        const defaultId = type.id?.(subject);
        const { host: services } = state;
        const ids = [attributes.id, defaultId, name].filter((id) => id !== undefined).map(toText);
        const result = ids.map((id) => services.formResult(id)).find((found) => found !== undefined);
        state.out += opening(type, subject, attributes, state);
        state.out += hiddenFields({ form_type: name, utf8: '✓' });
        state.out += hiddenFields({
          ...type.hidden?.(subject, () => services.path),
          ...(returnTo === undefined ? {} : { return_to: toText(returnTo) }),
        });
        // A new comment begins empty: what its article calls `author` is not who comments.
        const own = name === 'new_comment' ? undefined : object;
        state.withScope({ form: formDrop(ids[0] ?? '', result, own) }, () => body.render(state));
        const section = toText(readMember(state.lookup('section'), 'id'));
        state.out += `${hiddenFields(type.trailing?.(subject, section) ?? {})}</form>`;
      },
    };
  },
};

function opening(type: FormType, subject: FormSubject, given: Record<string, unknown>, state: RenderState): string {
  const attributes: Record<string, unknown> = {
    method: 'post',
    action: state.host.rootUrl + actionOf(type, subject, given.id),
    id: type.id?.(subject),
    'accept-charset': 'UTF-8',
    class: type.class,
    enctype: type.multipart ? 'multipart/form-data' : undefined,
    ...type.attributes,
    ...given,
  };
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => ` ${name}="${escapeHtml(toText(value))}"`);
  return `<form${text.join('')}>`;
}

/** The fragment brings the visitor back to the form, whatever its id (docs/platform.md: forms). */
function actionOf(type: FormType, subject: FormSubject, id: unknown): string {
  const action = type.action(subject);
  return id === undefined ? action : action.replace(/#.*$/, `#${toText(id)}`);
}

function hiddenFields(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}" />`)
    .join('');
}
