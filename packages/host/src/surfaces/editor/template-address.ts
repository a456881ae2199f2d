import type { ExampleKind, ExamplePages } from '../../shop/theme-edits/example-pages.ts';

/** Pages that are there in every shop, by type of template. */
const FIXED: Readonly<Record<string, string>> = {
  index: '/',
  'list-collections': '/collections',
  search: '/search',
  cart: '/cart',
  password: '/password',
  '404': '/404',
  'customers/login': '/account/login',
  'customers/register': '/account/register',
  'customers/account': '/account',
  'customers/addresses': '/account/addresses',
};

const KINDS: readonly ExampleKind[] = ['product', 'collection', 'page', 'blog', 'article'];

/**
 * A page that shows a template, without the language's prefix; null where the shop has none. `names`: all templates of the theme. A resource
 * that asks for an alternate is the best example of it; others show it by `?view=`.
 */
export function templateAddress(name: string, names: ReadonlySet<string>, pages: ExamplePages): string | null {
  const [type = '', ...rest] = name.split('.');
  const suffix = rest.join('.');
  const view = suffix === '' ? '' : `?view=${encodeURIComponent(suffix)}`;
  const fixed = FIXED[type];
  if (fixed !== undefined) return fixed + view;
  if (type === 'gift_card') return pages.giftCard && pages.giftCard + view;
  const metaobject = /^metaobject\/(.+)$/.exec(type)?.[1];
  if (metaobject !== undefined) {
    const path = pages.metaobjects.get(metaobject);
    return path === undefined ? null : path + view;
  }
  const kind = KINDS.find((one) => one === type);
  if (kind === undefined) return null;
  const known = pages.of[kind];
  const own = known.get(suffix);
  if (own !== undefined) return own;
  // One whose own alternate the theme does not have is shown by the plain template.
  const plain = known.get('') ?? [...known].find(([other]) => !names.has(`${kind}.${other}`))?.[1];
  if (suffix === '') return plain ?? null;
  const any = plain ?? known.values().next().value;
  return any === undefined ? null : any + view;
}
