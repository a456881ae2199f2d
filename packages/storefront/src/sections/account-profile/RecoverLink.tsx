import { Html, routes, t } from '@vitrine/compiler/view.ts';

/** Sends the link for a new password to the customer's own address: where the platform has no form to change it. */
export function RecoverLink({ fields, email }: { fields: string; email: string }) {
  return (
    <form method="post" action={routes.account_recover_url} acceptCharset="UTF-8">
      <Html html={fields} className="entry__fields" />
      <input type="hidden" name="email" value={email} />
      <button className="button button--quiet" type="submit">
        {t('account_area.recover_submit')}
      </button>
    </form>
  );
}
