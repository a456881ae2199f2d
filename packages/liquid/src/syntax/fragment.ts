import { SPACE } from './space.ts';

/** Sources of the patterns lax markup is read with. */
export const QUOTED = `"[^"]*"|'[^']*'`;

/** One value: no white space, comma or bar outside quotes. */
export const FRAGMENT = `(?:${QUOTED}|(?:[^\\t-\\r ,|'"]|${QUOTED})+)`;

/** `name: value` */
export const ATTRIBUTE = `(\\w[\\w-]*)${SPACE}*:${SPACE}*(${FRAGMENT})`;

const ATTRIBUTES = new RegExp(ATTRIBUTE, 'g');

/** All `name: value` pairs of a markup, in any position. */
export function attributesOf(markup: string): [name: string, value: string][] {
  return markup.includes(':')
    ? Array.from(markup.matchAll(ATTRIBUTES), ([, name = '', value = '']) => [name, value])
    : [];
}
