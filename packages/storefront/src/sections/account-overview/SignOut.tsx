import { routes, t } from '@vitrine/compiler/view.ts';

/** The way out: here, or where the platform can on every device, which is asked first. It needs no scripts. */
export function SignOut({ everywhereUrl }: { everywhereUrl: string | null }) {
  return (
    <section className="sign-out" aria-labelledby="sign-out-title">
      <h2 className="visually-hidden" id="sign-out-title">
        {t('account_area.sign_out')}
      </h2>
      <a className="button button--quiet sign-out__here" href={routes.account_logout_url}>
        {t('account_area.sign_out')}
      </a>
      {everywhereUrl && (
        <details className="sign-out__all">
          <summary className="small">
            <span className="link">{t('account_area.sign_out_all')}</span>
          </summary>
          <form className="sign-out__question" method="post" action={everywhereUrl}>
            <input type="hidden" name="everywhere" value="1" />
            <p className="small">{t('account_area.sign_out_all_text')}</p>
            <button className="button" type="submit">
              {t('account_area.sign_out_all_yes')}
            </button>
          </form>
        </details>
      )}
    </section>
  );
}
