import { z } from 'zod';
import { Image } from '../../domain/image.schema.ts';
import { Paging } from '../../domain/paging.schema.ts';

/** A card of the blog grid (rule data-11). */
export const Article = z.object({
  id: z.int().min(1),
  url: z.string(),
  title: z.string(),
  /** Name of its blog, by which the grid is filtered. */
  blog: z.string(),
  /** Plain text */
  excerpt: z.string(),
  image: Image.nullable(),
});
export type Article = z.infer<typeof Article>;

/** A choice of the blog grid's 'Filter By' (rules blog-1, blog-3, data-11); `value` is kept in the URL hash. */
export const BlogFilter = z.object({ label: z.string(), value: z.string(), selected: z.boolean() });
export type BlogFilter = z.infer<typeof BlogFilter>;

/** An article of the grid, with when it was written and what it is filtered by. */
export const BlogArticle = Article.extend({
  /** Handle of its blog: the `value` of the filter that shows it. */
  value: z.string(),
  /** As the locale writes it. */
  date: z.string(),
  /** `YYYY-MM-DD` */
  datetime: z.string(),
});
export type BlogArticle = z.infer<typeof BlogArticle>;

/** A choice of 'Filter By', with the address where the blog can be read whole. */
export const BlogChoice = BlogFilter.extend({ url: z.string() });
export type BlogChoice = z.infer<typeof BlogChoice>;

/** The blog listing (rule blog-1): a page of several blogs, or one blog beside its siblings. */
export const BlogProps = z.object({
  title: z.string(),
  /** Tags the address narrows the blog to, as text; empty: none. */
  tags: z.string(),
  /** HTML; empty: none. */
  text: z.string(),
  /** What is chosen when the address has no hash: the handle of a blog, or `all`. */
  start: z.string(),
  /** The choices beside 'All'; null where the merchant chose no blog. */
  filters: z.array(BlogChoice.nullable()),
  /** What `start` shows. */
  items: z.array(BlogArticle),
  /** What the other choices show, newest first; null: they are among `items`. */
  others: z.array(BlogArticle).nullable(),
  empty_text: z.string(),
  /** Pages of `items`. */
  paging: Paging,
});
export type BlogProps = z.infer<typeof BlogProps>;
