import { z } from 'zod';
import { BlockMark } from '../entities/block-mark.ts';

/** Accordions as a section (`spec §2, §4`): each closed unless `open`. */
export const AccordionProps = z.object({
  heading: z.string(),
  scheme: z.string(),
  rows: z.array(
    z.object({
      type: z.literal('row'),
      attributes: BlockMark,
      title: z.string(),
      /** HTML */
      content: z.string(),
      open: z.boolean(),
    }),
  ),
});
export type AccordionProps = z.infer<typeof AccordionProps>;

const TabBlock = z.object({
  type: z.literal('tab'),
  attributes: BlockMark,
  name: z.string(),
  /** HTML */
  content: z.string(),
});

/** Tabbed content as a section (`spec §2, §3`); `defaultActive` is the 0-based tab that is open first. */
export const TabsProps = z.object({
  heading: z.string(),
  scheme: z.string(),
  tabs: z.array(TabBlock),
  defaultActive: z.int().min(0),
});
export type TabsProps = z.infer<typeof TabsProps>;

/** Pill tabs as a section (`spec §2`): `id` is what the hash of the address names. */
export const PillTabsProps = z.object({
  heading: z.string(),
  scheme: z.string(),
  tabs: z.array(TabBlock.extend({ id: z.string() })),
});
export type PillTabsProps = z.infer<typeof PillTabsProps>;
