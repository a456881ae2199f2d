/** How React prints constants. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Entry } from '../expression/entry.ts';
import { isExpression } from '../expression/node.ts';
import { refuse } from '../expression/refuse.ts';

/** Placeholders for a text and a number, to be found in React's output. */
export const MARK = '\uE100';
export const NUMBER = 73577357;
const printed = new Map<string, string>();

/** React's output for one attribute, with the space before it; '' if React leaves it out. */
export function react(tag: string, name: string, value: unknown): string {
  // Two objects with the same key may print differently.
  if ((typeof value === 'object' && value !== null) || typeof value === 'function') return render(tag, name, value);
  const key = `${tag} ${name} ${typeof value} ${Object.is(value, -0) ? '-0' : String(value)}`;
  const made = printed.get(key) ?? render(tag, name, value);
  printed.set(key, made);
  return made;
}

function render(tag: string, name: string, value: unknown): string {
  const html = quietly(() => renderToStaticMarkup(createElement(tag, { [name]: value })));
  const opening = html.slice(html.indexOf(`<${tag}`) + tag.length + 1);
  return opening.slice(0, opening.search(/\/?>/));
}

/** Refuses an object or a list that contains expressions as a text. */
export function mayPrint(value: unknown, where: string): void {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value) && !isConstantList(value))
    refuse(`${where} is given a list with values of the page`, "Make it one text: use .join(' ')");
  try {
    String(value);
  } catch {
    refuse(`${where} is given an object, of which only the page knows what it says`, 'Give it a text');
  }
}

const isConstantList = (list: readonly unknown[]): boolean =>
  list.every((item) => (Array.isArray(item) ? isConstantList(item) : !isExpression(item) && !(item instanceof Entry)));

/** Silences the warnings of React's development build about single attributes and random values. */
export function quietly<T>(run: () => T): T {
  const { error } = console;
  console.error = () => {};
  try {
    return run();
  } finally {
    console.error = error;
  }
}
