import { z } from 'zod';

/** The start page of the account area (`spec §2`). */
export const AccountOverviewProps = z.object({
  /** What the customer is greeted by; '' where the platform knows no first name. */
  first_name: z.string(),
});
export type AccountOverviewProps = z.infer<typeof AccountOverviewProps>;
