import { z } from 'zod';
import { Image } from '../../domain/image.schema.ts';

/** What is chosen of a day of birth; 0: still open. */
const BirthdayChoice = z.object({ month: z.int(), day: z.int(), year: z.int() });

/** HTML: the hidden fields that the platform prints into a form. */
const fields = z.string();

/** Why something was refused, in the platform's words; empty: nothing was. */
const error = z.string();

/** The forms before one is signed in (rule account-12). */
export const AccountFormsProps = z.object({
  /** Which page of the platform it is. */
  page: z.enum(['login', 'register', 'reset_password', 'activate_account']),
  /** True on the page that answers a post of the form for a forgotten password. */
  recovering: z.boolean(),
  /** Name of the shop */
  shop: z.string(),
  image: Image.nullable(),
  /** Of the server's clock */
  current_year: z.int(),
  /** Of the privacy policy; empty: none. */
  privacy_url: z.string(),
  /** With what leads back to where the shopper came from. */
  login_url: z.string(),
  register_url: z.string(),
  login: z.object({
    fields,
    email: z.string(),
    errors: z.object({ form: error, email: error, password: error }),
    /** The platform lets one go on as a guest: the fields of that form; empty: it does not. */
    guest_fields: z.string(),
  }),
  register: z.object({
    fields,
    /** A mail was sent that the one who registers must answer first, whoever has the address: `errors.form` says so. */
    sent: z.boolean(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    birthday: BirthdayChoice,
    accepts_marketing: z.boolean(),
    errors: z.object({
      form: error,
      first_name: error,
      last_name: error,
      email: error,
      password: error,
      birthday: error,
    }),
  }),
  recover: z.object({
    fields,
    /** Said whether or not somebody has the address. */
    sent: z.boolean(),
    email: z.string(),
    errors: z.object({ form: error, email: error }),
  }),
  /** A new password, or the first one. An error of the whole form: the link is not good any more. */
  password: z.object({
    fields,
    errors: z.object({ form: error, password: error, password_confirmation: error }),
  }),
});
export type AccountFormsProps = z.infer<typeof AccountFormsProps>;
