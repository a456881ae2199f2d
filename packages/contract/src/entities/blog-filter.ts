import { z } from 'zod';

/** A choice of the blog grid's 'Filter By' (`spec §2, §3`); `value` is kept in the URL hash. */
export const BlogFilter = z.object({ label: z.string(), value: z.string(), selected: z.boolean() });
export type BlogFilter = z.infer<typeof BlogFilter>;
