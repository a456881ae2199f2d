import { z } from 'zod';
import { TabBlock } from '../../components/tabs/tab-block.schema.ts';

/** Tabbed content as a section (rules widget-7, data-27, widget-9); `defaultActive` is the 0-based tab that is open first. */
export const TabsProps = z.object({
  heading: z.string(),
  scheme: z.string(),
  tabs: z.array(TabBlock),
  defaultActive: z.int().min(0),
});
export type TabsProps = z.infer<typeof TabsProps>;
