import { type Drop, defineDrop, emptyDrop } from '@vitrine/liquid';
import type { MenuLink } from '../../shop/content/types-content.ts';
import { handleize } from '../../shop/fold.ts';
import { collectionByHandle } from '../catalogue/collection.ts';
import { productByHandle } from '../catalogue/product.ts';
import { type ObjectScope, once } from '../scope.ts';
import { articleByHandle } from './article.ts';
import { blogByHandle } from './blog.ts';
import { pageByHandle } from './page.ts';
import { policyByHandle } from './policy.ts';

interface Subject {
  scope: ObjectScope;
  link: MenuLink;
}

/** A link's address in the language of the page. */
function url({ scope, link }: Subject): string {
  return link.url.startsWith('/') && scope.rootUrl !== '/' ? scope.rootUrl + link.url.slice(1) : link.url;
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');

const isCurrent = (subject: Subject) => subject.scope.address.isAt(pathOf(url(subject)));

/** Current, or above the page: the collection of a collection-aware product page, the blog of an article. */
function isActive(subject: Subject): boolean {
  const own = pathOf(url(subject));
  return (
    isCurrent(subject) ||
    (own.length > 1 && own !== pathOf(subject.scope.rootUrl) && subject.scope.address.isBelow(own))
  );
}

const children = ({ scope, link }: Subject): Subject[] => link.links.map((child) => ({ scope, link: child }));
const someBelow = (subject: Subject, test: (subject: Subject) => boolean): boolean =>
  children(subject).some((child) => test(child) || someBelow(child, test));
const levels = (links: MenuLink[]): number =>
  links.length === 0 ? 0 : 1 + Math.max(...links.map((link) => levels(link.links)));

/** The target of a link, by its type. */
function object({ scope, link }: Subject): Drop | null {
  const [, second = '', third = ''] = pathOf(link.url)
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  switch (link.type) {
    case 'product_link':
      return productByHandle(scope, third || second);
    case 'collection_link':
      return collectionByHandle(scope, second);
    case 'catalog_link':
      return collectionByHandle(scope, 'all');
    case 'page_link':
      return pageByHandle(scope, second);
    case 'blog_link':
      return blogByHandle(scope, second);
    case 'article_link':
      return articleByHandle(scope, `${second}/${third}`);
    case 'policy_link':
      return policyByHandle(scope, second);
    default:
      return null;
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const linkDrop: (subject: Subject) => Drop = defineDrop<Subject>({
  kind: 'link',
  fields: {
    title: ({ link }) => link.title,
    handle: ({ link }) => handleize(link.title),
    url,
    type: ({ link }) => link.type,
    links: (subject) => children(subject).map((child) => linkDrop(child)),
    levels: ({ link }) => levels(link.links),
    object,
    current: isCurrent,
    active: isActive,
    child_current: (subject) => someBelow(subject, isCurrent),
    child_active: (subject) => someBelow(subject, isActive),
    data_sharing_opt_out_icon: () => null,
  },
  print: ({ link }) => link.title,
});

/** `linklists['handle']` and link_list settings. */
export function linklistByHandle(scope: ObjectScope, handle: string): Drop {
  const menu = scope.rows.get('menu', handle);
  if (!menu) return emptyDrop;
  return once(scope, `menu:${handle}`, () =>
    linklistDrop({ scope, link: { title: menu.title, url: '', type: 'http_link', links: menu.links }, handle }),
  );
}

const linklistDrop = defineDrop<Subject & { handle: string }>({
  kind: 'linklist',
  fields: {
    title: ({ link }) => link.title,
    handle: ({ handle }) => handle,
    links: (subject) => children(subject).map((child) => linkDrop(child)),
    levels: ({ link }) => levels(link.links),
  },
  print: ({ handle }) => handle,
  identity: ({ handle }) => handle,
});
