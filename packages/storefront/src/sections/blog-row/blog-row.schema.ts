import type { z } from 'zod';
import { CollectionRowProps } from '../collection-row/collection-row.schema.ts';

/** The newest of a blog. */
export const BlogRowProps = CollectionRowProps;
export type BlogRowProps = z.infer<typeof BlogRowProps>;
