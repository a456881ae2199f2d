import { sectionId } from '../model/ids.ts';
import type { EditorState } from './editor-state.ts';

/** Types of templates by the first part of a page's path. */
const TYPES: Readonly<Record<string, string>> = {
  '': 'index',
  products: 'product',
  pages: 'page',
  cart: 'cart',
  search: 'search',
  account: 'customers/account',
  password: 'password',
};

function typeOf(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts[0] === 'collections') return parts.length === 1 ? 'list-collections' : 'collection';
  if (parts[0] === 'blogs') return parts.length > 2 ? 'article' : 'blog';
  return TYPES[parts[0] ?? ''] ?? '404';
}

/**
 * Name of the template that a page shows: by the ids of its sections, where one is of a template; else by its address, such as
 * `/products/silk-dress?view=tall`.
 */
export function templateShown(
  { theme, history }: Pick<EditorState, 'theme' | 'history'>,
  sections: readonly { id: string }[],
  page: string,
): string {
  const made = Object.keys(history.present).flatMap((path) => /^templates\/(.+)\.json$/.exec(path)?.[1] ?? []);
  const names = new Set([...theme.templates.map(({ name }) => name), ...made]);
  const shown = [...names].find((name) => {
    const prefix = sectionId(`templates/${name}.json`, '');
    return sections.some(({ id }) => id.startsWith(prefix));
  });
  if (shown !== undefined) return shown;
  const url = new URL(page, 'https://shop.invalid');
  const type = typeOf(url.pathname);
  const alternate = `${type}.${url.searchParams.get('view') ?? ''}`;
  return names.has(alternate) ? alternate : type;
}
