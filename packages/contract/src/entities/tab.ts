import { z } from 'zod';

/** One tab; `content` is HTML (`spec §3`). */
export const Tab = z.object({ name: z.string(), content: z.string() });
export type Tab = z.infer<typeof Tab>;

/** Tabbed content; `defaultActive` is the 0-based tab that is open first (`spec §3`). */
export const Tabs = z.object({ tabs: z.array(Tab), defaultActive: z.int().min(0) });
export type Tabs = z.infer<typeof Tabs>;
