/** The theme's texts: `locales/*.json` for the shop, `locales/*.schema.json` for the editor. */
import { type Json, member, members, shown, textOf } from './json.ts';
import { LOCALE_KEYS, LOCALE_TEXT } from './limits.ts';
import type { Note } from './theme-files.ts';

const FORMS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Texts by their keys; of a text with plural forms, the form `other`. */
export type Texts = ReadonlyMap<string, string>;

export function textsOf(json: Json | undefined): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (node: Json | undefined, path: string) => {
    for (const { key, value } of members(node)) {
      const at = path === '' ? key : `${path}.${key}`;
      const text = textOf(value);
      if (text !== undefined) texts.set(at, text);
      else {
        if (isPlural(value)) texts.set(at, textOf(member(value, 'other')) ?? '');
        walk(value, at);
      }
    }
  };
  walk(json, '');
  return texts;
}

const isPlural = (json: Json): boolean =>
  json.kind === 'object' && json.members.size > 0 && [...json.members.keys()].every((key) => FORMS.has(key));

export function checkLocale(json: Json, note: Note): void {
  if (json.kind !== 'object') {
    note(json.line, `A locale file is an object, not ${shown(json)}`);
    return;
  }
  let count = 0;
  const walk = (node: Json) => {
    for (const { key, value, line } of members(node)) {
      if (key === '' || key.includes('.'))
        note(line, `The key "${key}" cannot be named: a dot divides keys. Nest it, or rename it`);
      if (value.kind === 'object') {
        if (isPlural(value) && member(value, 'other') === undefined)
          note(
            line,
            `The text "${key}" has plural forms and no \`other\`. Add it: it is the form for every other number`,
          );
        walk(value);
        continue;
      }
      count++;
      const text = textOf(value);
      if (text === undefined) note(value.line, `The text "${key}" is a string, not ${shown(value)}`);
      else if (text.length > LOCALE_TEXT)
        note(line, `The text "${key}" has ${text.length} characters, and ${LOCALE_TEXT} are taken. Divide it`);
    }
  };
  walk(json);
  if (count > LOCALE_KEYS) note(0, `There are ${count} texts, and the platform takes ${LOCALE_KEYS}`);
}

/** Each `t:` key in a schema names a text of the editor. */
export function checkSchemaKeys(json: Json, texts: Texts, note: Note): void {
  if (json.kind === 'string') {
    if (json.value.startsWith('t:') && !texts.has(json.value.slice(2)))
      note(json.line, `There is no text for "${json.value}". Add it to the default locale's .schema.json`);
  } else if (json.kind === 'array') for (const item of json.items) checkSchemaKeys(item, texts, note);
  else if (json.kind === 'object') for (const { value } of json.members.values()) checkSchemaKeys(value, texts, note);
}
