import { fromJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import type { MenuLink } from '../content/types-content.ts';
import type { FileImage } from '../types.ts';
import { type Entry, type Listed, type ListQuery, listOf } from './list-of.ts';

/** Pages by title; `value` is the handle. */
export async function listPages(store: Store, query: ListQuery): Promise<Listed<Entry>> {
  const rows = await store.db.selectFrom('pages').select(['handle as value', 'title']).execute();
  return listOf(rows, query);
}

/** Blogs by title; `value` is the handle. */
export async function listBlogs(store: Store, query: ListQuery): Promise<Listed<Entry & { articles: number }>> {
  const rows = await store.db
    .selectFrom('blogs')
    .leftJoin('articles', 'articles.blog_id', 'blogs.id')
    .select(({ fn }) => ['blogs.handle as value', 'blogs.title', fn.count<number>('articles.id').as('articles')])
    .groupBy('blogs.id')
    .execute();
  return listOf(rows, query);
}

export interface ListedArticle extends Entry {
  /** Title of its blog. */
  blog: string;
  /** ISO 8601; in the future for one that is scheduled. */
  publishedAt: string;
  image: FileImage | null;
}

/** Articles by title, scheduled ones too; `value` is `blog/article`. */
export async function listArticles(store: Store, query: ListQuery): Promise<Listed<ListedArticle>> {
  const rows = await store.db
    .selectFrom('articles')
    .innerJoin('blogs', 'blogs.id', 'articles.blog_id')
    .select(['articles.handle', 'articles.title', 'articles.image', 'articles.published_at'])
    .select(['blogs.handle as blog_handle', 'blogs.title as blog'])
    .execute();
  const entries = rows.map(({ handle, title, image, published_at, blog_handle, blog }) => ({
    value: `${blog_handle}/${handle}`,
    title,
    blog,
    publishedAt: published_at,
    image: image === null ? null : fromJson<FileImage>(image),
  }));
  return listOf(entries, query);
}

/** Menus by title; `value` is the handle, `links` are the titles of the first level. */
export async function listMenus(store: Store, query: ListQuery): Promise<Listed<Entry & { links: string[] }>> {
  const rows = await store.db.selectFrom('menus').selectAll().execute();
  const entries = rows.map(({ handle, title, links }) => ({
    value: handle,
    title,
    links: fromJson<MenuLink[]>(links).map((link) => link.title),
  }));
  return listOf(entries, query);
}
