import type { EditorState } from './editor-state.ts';

/** Parameters by which the host knows a page of the preview; they are no part of the page's own address. */
const OWN = ['design_mode', 'editor_draft'];

const rootOf = ({ theme, language }: Pick<EditorState, 'theme' | 'language'>): string =>
  theme.shop.languages.find(({ isoCode }) => isoCode === language)?.rootUrl ?? '/';

/** Path and query of the page with its language's prefix: `/fr/products/silk-dress?view=tall`. */
export function localPage(state: Pick<EditorState, 'theme' | 'language' | 'page'>): string {
  return rootOf(state) + state.page.replace(/^\//, '');
}

/** The frame's address. */
export function previewAddress(state: Pick<EditorState, 'theme' | 'language' | 'page'>, draft: string): string {
  const page = localPage(state);
  return `${page}${page.includes('?') ? '&' : '?'}design_mode=true&editor_draft=${draft}`;
}

/** A page and its language from what the frame shows: `/fr/cart?design_mode=true&…` → `/cart`, `fr`. */
export function pageOf(theme: EditorState['theme'], path: string): { page: string; language: string } {
  const url = new URL(path, 'https://shop.invalid');
  for (const name of OWN) url.searchParams.delete(name);
  const languages = [...theme.shop.languages].sort((a, b) => b.rootUrl.length - a.rootUrl.length);
  const language = languages.find(({ rootUrl }) => `${url.pathname}/`.startsWith(rootUrl)) ?? languages.at(-1);
  const rest = url.pathname.slice((language?.rootUrl.length ?? 1) - 1) || '/';
  return { page: rest + url.search, language: language?.isoCode ?? 'en' };
}
