import { routes, t } from '@vitrine/compiler/view.ts';

/** The session is over while a form is being filled in: one logs in beside it, and what was typed stays where it is. */
export function SessionEnded() {
  return (
    <>
      {`${t('account_area.session_ended')} `}
      <a className="link" href={routes.account_login_url} target="_blank" rel="noopener">
        {t('account_area.session_again')}
      </a>
    </>
  );
}
