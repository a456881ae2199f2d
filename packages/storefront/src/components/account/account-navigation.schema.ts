import { z } from 'zod';

/** A pill of the account area (rules account-1, data-12); `template` names the sub-view that is swapped in. */
export const AccountNavigationEntry = z.object({ title: z.string(), url: z.string(), template: z.string() });
export type AccountNavigationEntry = z.infer<typeof AccountNavigationEntry>;
