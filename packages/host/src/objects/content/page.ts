import { type Drop, defineDrop, emptyDrop, listDrop } from '@vitrine/liquid';
import type { Page } from '../../shop/content/types-content.ts';
import { type ObjectScope, once } from '../scope.ts';
import { jsonTime, timeObject } from '../times.ts';
import { pageUrl } from '../urls.ts';
import { metafieldsObject } from './metafields.ts';

const pageDrop = defineDrop<{ scope: ObjectScope; page: Page }>({
  kind: 'page',
  fields: {
    id: ({ page }) => page.id,
    handle: ({ page }) => page.handle,
    title: ({ page }) => page.title,
    content: ({ page }) => page.content,
    author: ({ page }) => page.author,
    url: ({ scope, page }) => pageUrl(scope, page.handle),
    template_suffix: ({ page }) => page.templateSuffix,
    published_at: ({ scope, page }) => timeObject(scope, page.publishedAt),
    metafields: ({ scope, page }) => metafieldsObject(scope, page.metafields),
    object_type: () => 'page',
  },
  print: ({ page }) => page.handle,
  json: ({ scope, page }) => ({
    id: page.id,
    handle: page.handle,
    title: page.title,
    author: page.author,
    content: page.content,
    url: pageUrl(scope, page.handle),
    published_at: jsonTime(page.publishedAt, scope.timezone),
  }),
  identity: ({ page }) => page.id,
});

export const pageObject = (scope: ObjectScope, page: Page): Drop =>
  once(scope, `page:${page.id}`, () => pageDrop({ scope, page }));

/** `pages['handle']`, page settings and references. */
export function pageByHandle(scope: ObjectScope, handle: string): Drop {
  const page = scope.rows.get('page', handle);
  return page ? pageObject(scope, page) : emptyDrop;
}

export function pagesObject(scope: ObjectScope): Drop {
  const handles = () => scope.rows.get('pageHandles', '') ?? [];
  return once(scope, 'pages', () =>
    listDrop({
      kind: 'pages',
      count: () => handles().length,
      slice: (offset, limit) =>
        handles()
          .slice(offset, offset + limit)
          .map((handle) => pageByHandle(scope, handle))
          .filter((page) => page !== emptyDrop),
      lookup: (key) => pageByHandle(scope, key),
    }),
  );
}
