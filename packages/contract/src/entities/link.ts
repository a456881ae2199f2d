import { z } from 'zod';

/** A text that leads somewhere. */
export const Link = z.object({ title: z.string(), url: z.string() });
export type Link = z.infer<typeof Link>;
