import { z } from 'zod';

export const FooterProps = z.object({
  shop: z.string(),
  year: z.string(),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
});
export type FooterProps = z.infer<typeof FooterProps>;
