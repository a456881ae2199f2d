import { z } from 'zod';
import { Image } from '../entities/image.ts';
import { Paging } from './paging.ts';

/** A text page. */
export const PageProps = z.object({
  title: z.string(),
  /** HTML */
  content: z.string(),
});
export type PageProps = z.infer<typeof PageProps>;

/** A tile that leads somewhere: a collection, an article. */
export const Tile = z.object({
  title: z.string(),
  url: z.string(),
  image: Image.nullable(),
  /** Plain text */
  excerpt: z.string(),
  /** As the locale writes it; empty: none. */
  date: z.string(),
});
export type Tile = z.infer<typeof Tile>;

export const CollectionListProps = z.object({
  heading: z.string(),
  text: z.string(),
  items: z.array(Tile),
  paging: Paging,
});
export type CollectionListProps = z.infer<typeof CollectionListProps>;

export const NotFoundProps = z.object({
  links: z.array(z.object({ title: z.string(), url: z.string() })),
});
export type NotFoundProps = z.infer<typeof NotFoundProps>;
