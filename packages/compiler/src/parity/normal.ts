/**
 * Markup in a normal form, which is equal if and only if a browser and React's hydration see no difference: attributes sorted,
 * entities resolved, React's separators only between two texts, its preload links dropped.
 */
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const SEPARATOR = '\u241E';

export const normal = (html: string): string =>
  children(parseFragment(needed(html), { scriptingEnabled: false }).childNodes);

/** Removes separators that are not between two texts. */
const needed = (html: string): string =>
  html
    .replace(/(<!-- -->)+/g, '<!-- -->')
    .replace(/(^|>)<!-- -->/g, '$1')
    .replace(/<!-- -->(?=<|$)/g, '');

function children(nodes: readonly Tree.ChildNode[]): string {
  let out = '';
  let text = false;
  let separated = false;
  for (const node of nodes) {
    if (node.nodeName === '#comment') {
      if ((node as Tree.CommentNode).data === ' ') separated = true;
      continue;
    }
    if (node.nodeName === '#text') {
      out += (text && separated ? SEPARATOR : '') + entities((node as Tree.TextNode).value);
      text = true;
      separated = false;
      continue;
    }
    if (node.nodeName === 'link' && attribute(node as Tree.Element, 'rel') === 'preload') continue;
    text = false;
    separated = false;
    out += `\n${element(node as Tree.Element)}`;
  }
  return out;
}

function element(node: Tree.Element): string {
  const attributes = node.attrs
    .map(({ name, value }) => ` ${name}="${entities(value)}"`)
    .toSorted()
    .join('');
  const inner = node.nodeName === 'template' ? (node as Tree.Template).content.childNodes : node.childNodes;
  return `<${node.tagName}${attributes}>${children(inner)}</${node.tagName}>`;
}

const attribute = (node: Tree.Element, name: string): string | undefined =>
  node.attrs.find((a) => a.name === name)?.value;
const entities = (text: string): string => text.replace(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** The first difference of two texts, with its surroundings; undefined if they are equal. */
export function difference(printed: string, rendered: string): string | undefined {
  const [a, b] = [normal(printed), normal(rendered)];
  if (a === b) return undefined;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const around = (s: string) => JSON.stringify(s.slice(Math.max(0, i - 120), i + 120));
  return `Liquid: ${around(a)}\nReact:  ${around(b)}`;
}
