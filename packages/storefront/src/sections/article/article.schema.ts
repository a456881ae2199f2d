import { z } from 'zod';
import { Card } from '../../domain/card.schema.ts';
import { Image } from '../../domain/image.schema.ts';

/** A name that leads somewhere. */
const Way = z.object({ title: z.string(), url: z.string() });

export const ArticleProps = z.object({
  title: z.string(),
  author: z.string(),
  date: z.string(),
  datetime: z.string(),
  image: Image.nullable(),
  /** Plain text; empty: none. */
  excerpt: z.string(),
  /** HTML */
  content: z.string(),
  blog: Way,
  tags: z.array(Way),
});
export type ArticleProps = z.infer<typeof ArticleProps>;

/** What an article hands to those it is sent to. */
export const ArticleShareProps = z.object({
  title: z.string(),
  /** Absolute address. */
  url: z.string(),
  /** The same as a `mailto:` address, for pages without scripts. */
  mailto: z.string(),
});
export type ArticleShareProps = z.infer<typeof ArticleShareProps>;

/** Products an article speaks of. */
export const ArticleProductsProps = z.object({
  heading: z.string(),
  columns: z.int().min(2).max(6),
  scheme: z.string(),
  items: z.array(Card),
});
export type ArticleProductsProps = z.infer<typeof ArticleProductsProps>;

export const ArticleNeighbour = z.object({ title: z.string(), url: z.string(), image: Image.nullable() });
export type ArticleNeighbour = z.infer<typeof ArticleNeighbour>;

/** The articles before and after this one in its blog, newest first. */
export const ArticleNeighboursProps = z.object({
  previous: ArticleNeighbour.nullable(),
  next: ArticleNeighbour.nullable(),
});
export type ArticleNeighboursProps = z.infer<typeof ArticleNeighboursProps>;
