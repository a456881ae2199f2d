import { z } from 'zod';

export const PageProps = z.object({
  title: z.string(),
  /** HTML */
  content: z.string(),
});
export type PageProps = z.infer<typeof PageProps>;
