import { z } from 'zod';

/** A pill of the account area (`spec §2, §3`); `template` names the sub-view that is swapped in. */
export const AccountNavigationEntry = z.object({ title: z.string(), url: z.string(), template: z.string() });
export type AccountNavigationEntry = z.infer<typeof AccountNavigationEntry>;
