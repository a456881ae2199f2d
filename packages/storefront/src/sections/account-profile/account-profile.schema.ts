import { z } from 'zod';

const Choice = z.object({ month: z.int().min(0), day: z.int().min(0), year: z.int().min(0) });

/** The customer's own facts (`/account?view=profile`). */
export const AccountProfileProps = z.object({
  name: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  /** Zeros: not told. */
  birthday: Choice,
  accepts_marketing: z.boolean(),
  current_year: z.int(),
  /** Where the house can be written to; empty: nowhere. */
  contact_email: z.string(),
  /** Null where the platform keeps no such form: the facts are told, not changed. */
  details: z
    .object({
      url: z.string().min(1),
      /** HTML: the platform's own hidden fields. */
      fields: z.string(),
      saved: z.boolean(),
      errors: z.object({
        form: z.string(),
        first_name: z.string(),
        last_name: z.string(),
        phone: z.string(),
        birthday: z.string(),
      }),
    })
    .nullable(),
  /** Null where the platform keeps no such form: a link to choose a new password is sent. */
  password: z
    .object({
      url: z.string().min(1),
      fields: z.string(),
      saved: z.boolean(),
      errors: z.object({
        form: z.string(),
        current_password: z.string(),
        password: z.string(),
        password_confirmation: z.string(),
      }),
    })
    .nullable(),
});
export type AccountProfileProps = z.infer<typeof AccountProfileProps>;
