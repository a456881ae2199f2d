import { z } from 'zod';
import { BlockMark } from '../../domain/block-mark.schema.ts';

export const TabBlock = z.object({
  type: z.literal('tab'),
  attributes: BlockMark,
  name: z.string(),
  /** HTML */
  content: z.string(),
});
