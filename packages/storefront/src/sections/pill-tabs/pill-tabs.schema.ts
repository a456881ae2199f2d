import { z } from 'zod';
import { TabBlock } from '../../components/tabs/tab-block.schema.ts';

/** Pill tabs as a section (rule widget-12): `id` is what the hash of the address names. */
export const PillTabsProps = z.object({
  heading: z.string(),
  scheme: z.string(),
  tabs: z.array(TabBlock.extend({ id: z.string() })),
});
export type PillTabsProps = z.infer<typeof PillTabsProps>;
