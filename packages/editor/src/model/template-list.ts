import type { EditorTemplate, EditorTheme } from '@vitrine/contract/editor/theme.ts';
import type { Files } from './types.ts';

/** Templates of one type: the plain one first, then its alternates. */
export interface TemplateGroup {
  type: string;
  templates: readonly EditorTemplate[];
}

/** As merchants look for them; all others follow by name. */
const FIRST = [
  'index',
  'product',
  'collection',
  'list-collections',
  'page',
  'blog',
  'article',
  'cart',
  'search',
  '404',
];

const rank = (type: string): number => (FIRST.includes(type) ? FIRST.indexOf(type) : FIRST.length);
const typeOf = (name: string): string => name.split('.')[0] ?? name;

/** The templates of the theme with those that the merchant has just made, without those that are gone. */
export function templatesOf(theme: EditorTheme, files: Files): TemplateGroup[] {
  const known = theme.templates.filter(({ path, kind }) => kind !== 'json' || path in files);
  const paths = new Set(known.map(({ path }) => path));
  const made = Object.keys(files).flatMap((path): EditorTemplate[] => {
    const name = /^templates\/(.+)\.json$/.exec(path)?.[1];
    if (name === undefined || paths.has(path)) return [];
    const plain = known.find((template) => template.name === typeOf(name));
    const suffix = name.slice(typeOf(name).length + 1);
    const bare = plain?.address?.split('?')[0];
    return [{ name, path, kind: 'json', isMade: true, address: bare === undefined ? null : `${bare}?view=${suffix}` }];
  });
  const groups = Map.groupBy([...known, ...made], ({ name }) => typeOf(name));
  return [...groups]
    .map(([type, templates]) => ({ type, templates: templates.toSorted((a, b) => (a.name < b.name ? -1 : 1)) }))
    .sort((a, b) => rank(a.type) - rank(b.type) || (a.type < b.type ? -1 : 1));
}
