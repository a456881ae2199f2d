import { z } from 'zod';
import { Article } from '../entities/article.ts';
import { BlogFilter } from '../entities/blog-filter.ts';
import { Paging } from './paging.ts';

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

/** The blog listing (`spec §2`): a page of several blogs, or one blog beside its siblings. */
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
