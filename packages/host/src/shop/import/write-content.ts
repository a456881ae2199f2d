import { insertAll } from '../../store/insert-all.ts';
import { toJson } from '../../store/json.ts';
import type { Tx } from '../../store/writer.ts';
import type { MenuLink } from '../content/types-content.ts';
import { stableId } from '../stable-id.ts';
import type { LinkFormat } from './formats.ts';
import { linkType } from './link-type.ts';
import type { Pictures } from './pictures.ts';
import { metafieldList } from './product-rows.ts';
import type { ShopFolder } from './read-folder.ts';

function menuLinks(links: readonly LinkFormat[]): MenuLink[] {
  return links.map(({ title, url, links: below }) => ({
    title,
    url,
    type: linkType(url),
    links: menuLinks(below ?? []),
  }));
}

/** Policies in the platform's own order, then the others by name. */
const policyOrder = ['refund-policy', 'privacy-policy', 'terms-of-service', 'shipping-policy', 'subscription-policy'];

function bySource<T extends { handle: string }>(entries: readonly T[]): T[] {
  return [...new Map(entries.map((entry) => [entry.handle, entry])).values()];
}

/** Writes the folder's menus, pages, policies, blogs, articles and metaobjects. */
export async function writeContent(tx: Tx, folder: ShopFolder, pictures: Pictures): Promise<void> {
  await insertAll(
    tx,
    'menus',
    bySource(folder.menus).map(({ handle, title, links }) => ({ handle, title, links: toJson(menuLinks(links)) })),
  );
  await insertAll(
    tx,
    'policies',
    folder.policies.map(({ handle, head, html }) => {
      const position = policyOrder.indexOf(handle);
      return { handle, position: position < 0 ? policyOrder.length : position, title: head.title, body: html };
    }),
  );
  await insertAll(
    tx,
    'pages',
    folder.pages.map(({ handle, head, html, modifiedAt }) => ({
      id: stableId('page', handle),
      handle,
      title: head.title,
      content: html,
      author: head.author,
      template_suffix: head.templateSuffix,
      published_at: head.publishedAt ?? modifiedAt,
      updated_at: modifiedAt,
      seo_title: head.seoTitle,
      seo_description: head.seoDescription,
      metafields: toJson(metafieldList(head.metafields)),
    })),
  );
  await insertAll(
    tx,
    'blogs',
    bySource(folder.blogs.map(({ blog }) => blog)).map((blog, position) => ({
      id: stableId('blog', blog.handle),
      handle: blog.handle,
      position,
      title: blog.title,
      template_suffix: blog.templateSuffix,
      comments: blog.comments,
      seo_title: blog.seoTitle,
      seo_description: blog.seoDescription,
      metafields: toJson(metafieldList(blog.metafields)),
    })),
  );
  const articles = folder.blogs.flatMap(({ blog, articles }) => articles.map((article) => ({ blog, ...article })));
  await insertAll(
    tx,
    'articles',
    articles.map(({ blog, handle, head, html, modifiedAt }) => {
      const where = { file: `blogs/${blog.handle}/${handle}.html`, line: 1 };
      const image = head.image === undefined ? null : pictures.find(head.image, head.title, where);
      const published = head.publishedAt ?? head.createdAt ?? modifiedAt;
      return {
        id: stableId('article', blog.handle, handle),
        blog_id: stableId('blog', blog.handle),
        handle,
        title: head.title,
        content: html,
        excerpt: head.excerpt,
        author: head.author,
        image: image && toJson(image),
        tags: toJson(head.tags),
        template_suffix: head.templateSuffix,
        published_at: new Date(published).toISOString(),
        created_at: new Date(head.createdAt ?? published).toISOString(),
        updated_at: modifiedAt,
        seo_title: head.seoTitle,
        seo_description: head.seoDescription,
        metafields: toJson(metafieldList(head.metafields)),
      };
    }),
  );
  await insertAll(
    tx,
    'metaobjects',
    folder.metaobjects.flatMap(({ type, fields, entries }) =>
      bySource(entries).map((entry, position) => ({
        id: stableId('metaobject', type, entry.handle),
        type,
        handle: entry.handle,
        position,
        fields: toJson(
          Object.entries(fields).map(([key, fieldType]) => {
            const value = entry.fields[key] ?? '';
            return { key, type: fieldType, value: typeof value === 'string' ? value : JSON.stringify(value) };
          }),
        ),
      })),
    ),
  );
}
