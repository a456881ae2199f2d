import { z } from 'zod';

export const NotFoundProps = z.object({
  links: z.array(z.object({ title: z.string(), url: z.string() })),
});
export type NotFoundProps = z.infer<typeof NotFoundProps>;
