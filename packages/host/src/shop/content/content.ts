import { fromJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { Location, Shop } from '../markets/types-shop.ts';
import { articleOfRow } from '../rows.ts';
import { isSeoHidden } from '../search/seo-hidden.ts';
import type { FileImage, Id, Metafield } from '../types.ts';
import type {
  Article,
  Blog,
  Comment,
  Menu,
  MenuLink,
  Metaobject,
  MetaobjectField,
  Page,
  Policy,
} from './types-content.ts';

/** The shop's own facts. Throws where nothing was imported yet: a host without a shop cannot answer anything. */
export async function shop(store: Store): Promise<Shop> {
  const row = await store.db.selectFrom('shop').select('body').executeTakeFirst();
  if (!row) throw new Error('The store holds no shop yet: run the import first.');
  return fromJson<Shop>(row.body);
}

export async function locations(store: Store): Promise<Location[]> {
  const rows = await store.db.selectFrom('locations').select('body').orderBy('position').execute();
  return rows.map((row) => fromJson<Location>(row.body));
}

/** Refund, privacy, terms, shipping, subscription, then the others. */
export async function policies(store: Store): Promise<Policy[]> {
  return store.db
    .selectFrom('policies')
    .select(['handle', 'title', 'body'])
    .orderBy('position')
    .orderBy('handle')
    .execute();
}

export async function menusByHandles(store: Store, handles: readonly string[]): Promise<Map<string, Menu>> {
  const rows = await store.db.selectFrom('menus').where('handle', 'in', oneOf(handles)).selectAll().execute();
  return new Map(rows.map((row) => [row.handle, { ...row, links: fromJson<MenuLink[]>(row.links) }]));
}

async function pagesWhere(
  store: Store,
  column: 'id' | 'handle',
  values: readonly (string | number)[],
): Promise<Page[]> {
  const rows = await store.db.selectFrom('pages').where(column, 'in', oneOf(values)).selectAll().execute();
  return rows.map((row) => ({
    id: row.id,
    handle: row.handle,
    title: row.title,
    content: row.content,
    author: row.author,
    templateSuffix: row.template_suffix,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    metafields: fromJson<Metafield[]>(row.metafields),
  }));
}

export async function pagesByHandles(store: Store, handles: readonly string[]): Promise<Map<string, Page>> {
  return new Map((await pagesWhere(store, 'handle', handles)).map((page) => [page.handle, page]));
}

export async function pagesByIds(store: Store, ids: readonly Id[]): Promise<Map<Id, Page>> {
  return new Map((await pagesWhere(store, 'id', ids)).map((page) => [page.id, page]));
}

/** Handles of the pages that may be found, for the sitemap. */
export async function pageHandles(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('pages').select(['handle', 'metafields']).orderBy('handle').execute();
  return rows.filter((row) => !isSeoHidden(fromJson<Metafield[]>(row.metafields))).map((row) => row.handle);
}

/** When the next article is published, ms since 1970; `Infinity` where none is scheduled. */
export async function nextArticleAt(store: Store, now: number): Promise<number> {
  const row = await store.db
    .selectFrom('articles')
    .where('published_at', '>', new Date(now).toISOString())
    .select(({ fn }) => fn.min('published_at').as('next'))
    .executeTakeFirst();
  return row?.next ? Date.parse(row.next) : Number.POSITIVE_INFINITY;
}

/** With the articles that are published by `now`, ms since 1970. */
export async function blogsByHandles(
  store: Store,
  handles: readonly string[],
  now = Date.now(),
): Promise<Map<string, Blog>> {
  const blogs = await store.db.selectFrom('blogs').where('handle', 'in', oneOf(handles)).selectAll().execute();
  const articles = await store.db
    .selectFrom('articles')
    .where('blog_id', 'in', oneOf(blogs.map((blog) => blog.id)))
    .where('published_at', '<=', new Date(now).toISOString())
    .select(['id', 'blog_id', 'tags'])
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  const ofBlog = Map.groupBy(articles, (article) => article.blog_id);
  return new Map(
    blogs.map((row) => {
      const own = ofBlog.get(row.id) ?? [];
      const blog: Blog = {
        id: row.id,
        handle: row.handle,
        title: row.title,
        templateSuffix: row.template_suffix,
        comments: row.comments,
        articleIds: own.map((article) => article.id),
        allTags: [...new Set(own.flatMap((article) => fromJson<string[]>(article.tags)))].sort((a, b) =>
          a.localeCompare(b),
        ),
        seoTitle: row.seo_title,
        seoDescription: row.seo_description,
        metafields: fromJson<Metafield[]>(row.metafields),
      };
      return [row.handle, blog];
    }),
  );
}

export async function blogHandles(store: Store): Promise<string[]> {
  return (await store.db.selectFrom('blogs').select('handle').orderBy('position').execute()).map((row) => row.handle);
}

/** Those that are published by `now`, ms since 1970. */
export async function articlesByIds(store: Store, ids: readonly Id[], now = Date.now()): Promise<Map<Id, Article>> {
  if (ids.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('articles')
    .innerJoin('blogs', 'blogs.id', 'articles.blog_id')
    .where('articles.id', 'in', oneOf(ids))
    .where('articles.published_at', '<=', new Date(now).toISOString())
    .selectAll('articles')
    .select('blogs.handle as blog_handle')
    .execute();
  const comments = await store.db
    .selectFrom('comments')
    .where('article_id', 'in', oneOf(ids))
    .where('status', '=', 'published')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const ofArticle = Map.groupBy(comments, (comment) => comment.article_id);
  return new Map(
    rows.map((row) => {
      const own = (ofArticle.get(row.id) ?? []).map(
        ({ id, author, email, content, status, created_at }): Comment => ({
          id,
          author,
          email,
          content,
          status,
          createdAt: created_at,
        }),
      );
      return [row.id, articleOfRow(row, own)];
    }),
  );
}

/** By `blog-handle/article-handle`; those that are published by `now`, ms since 1970. */
export async function articlesByHandles(
  store: Store,
  handles: readonly string[],
  now = Date.now(),
): Promise<Map<string, Article>> {
  const rows = await store.db
    .selectFrom('articles')
    .innerJoin('blogs', 'blogs.id', 'articles.blog_id')
    .where('articles.handle', 'in', oneOf(handles.map((handle) => handle.slice(handle.indexOf('/') + 1))))
    .select(['articles.id', 'articles.handle', 'blogs.handle as blog'])
    .execute();
  const requested = new Set(handles);
  const articles = await articlesByIds(
    store,
    rows.filter((row) => requested.has(`${row.blog}/${row.handle}`)).map((row) => row.id),
    now,
  );
  return new Map([...articles.values()].map((article) => [`${article.blogHandle}/${article.handle}`, article]));
}

/** Every entry of each type, in the merchant's order. Types without entries are absent. */
export async function metaobjectsByType(store: Store, types: readonly string[]): Promise<Map<string, Metaobject[]>> {
  const rows = await store.db
    .selectFrom('metaobjects')
    .where('type', 'in', oneOf(types))
    .selectAll()
    .orderBy('position')
    .execute();
  const entries = rows.map(
    ({ id, type, handle, fields }): Metaobject => ({ id, type, handle, fields: fromJson<MetaobjectField[]>(fields) }),
  );
  return Map.groupBy(entries, (entry) => entry.type);
}

export async function filesByNames(store: Store, names: readonly string[]): Promise<Map<string, FileImage>> {
  const rows = await store.db.selectFrom('files').where('name', 'in', oneOf(names)).selectAll().execute();
  return new Map(
    rows.map(({ name, alt, width, height, version, focal_x: x, focal_y: y }) => [
      name,
      { name, alt, width, height, version, focalPoint: { x, y } },
    ]),
  );
}

export { addComment, type CommentErrors, type CommentInput } from './comments.ts';
