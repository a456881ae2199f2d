import { z } from 'zod';
import { BlockAttributes } from '../../domain/block-mark.schema.ts';

export const TabBlock = z.object({
  type: z.literal('tab'),
  attributes: BlockAttributes,
  name: z.string(),
  /** HTML */
  content: z.string(),
});
