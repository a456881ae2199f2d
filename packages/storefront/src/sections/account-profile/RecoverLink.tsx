import { routes, t } from '@vitrine/compiler/view.ts';

/** Sends the link for a new password to the customer's own address: where the platform has no form to change it. */
export function RecoverLink({ email }: { email: string }) {
  return (
    <form method="post" action={routes.account_recover_url} acceptCharset="UTF-8">
      <input type="hidden" name="form_type" value="recover_customer_password" />
      <input type="hidden" name="utf8" value="✓" />
      <input type="hidden" name="email" value={email} />
      <button className="button button--quiet" type="submit">
        {t('account_area.recover_submit')}
      </button>
    </form>
  );
}
