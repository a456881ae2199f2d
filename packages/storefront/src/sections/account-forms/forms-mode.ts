import type { AccountFormsProps } from './account-forms.schema.ts';

export type FormsPage = AccountFormsProps['page'];
/** What is shown (rule account-12). */
export type FormsMode = FormsPage | 'recover';

/** Id of the form for a forgotten password, and the hash that leads to it. */
export const RECOVER = 'recover';

/**
 * Other hashes that contain it, as links of other themes and their mails have them: places within the form, so that they lead to it without
 * scripts too. The form's own id, `recover_customer_password`, is one more.
 */
export const RECOVER_HASHES = ['recover-password', 'recover_password', 'recoverpassword', 'recover-form'] as const;

const trimmed = (path: string): string => path.replace(/\/+$/, '');

/**
 * The mode an address asks for: a hash that contains `recover` opens that form on every page (rule account-15); log-in and registration change
 * places by their paths; the pages behind the links of mails stay what they are.
 */
export function modeAt(
  { pathname, hash }: { pathname: string; hash: string },
  page: FormsPage,
  paths: { login: string; register: string },
): FormsMode {
  if (hash.includes(RECOVER)) return RECOVER;
  if (page !== 'login' && page !== 'register') return page;
  const path = trimmed(pathname);
  if (path === trimmed(paths.register)) return 'register';
  return path === trimmed(paths.login) ? 'login' : page;
}
