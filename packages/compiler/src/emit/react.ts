/** React itself, asked how it prints constants. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Values that stand for a text and a number, to be found again in what React prints. */
export const MARK = '\uE100';
export const NUMBER = 73577357;
const printed = new Map<string, string>();

/** How React prints one attribute, with the space before it; '' where it leaves it out. */
export function react(tag: string, name: string, value: unknown): string {
  const key = `${tag} ${name} ${typeof value} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;
  const known = printed.get(key);
  if (known !== undefined) return known;
  const html = quietly(() => renderToStaticMarkup(createElement(tag, { [name]: value })));
  const opening = html.slice(html.indexOf(`<${tag}`) + tag.length + 1);
  const made = opening.slice(0, opening.search(/\/?>/));
  printed.set(key, made);
  return made;
}

/** React's development build scolds single attributes and random values; here only its markup counts. */
export function quietly<T>(run: () => T): T {
  const { error } = console;
  console.error = () => {};
  try {
    return run();
  } finally {
    console.error = error;
  }
}
