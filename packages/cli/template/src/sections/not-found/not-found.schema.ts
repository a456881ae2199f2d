import { z } from 'zod';

export const NotFoundProps = z.object({ home: z.string() });
export type NotFoundProps = z.infer<typeof NotFoundProps>;
