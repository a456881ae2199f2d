import { routes, t } from '@vitrine/compiler/view.ts';

/** The link of a mail that is used up or too old: how to get another. */
export function DeadLink({ activates, registerUrl }: { activates: boolean; registerUrl: string }) {
  return (
    <>
      <h1 tabIndex={-1}>{activates ? t('account_forms.activate.title') : t('account_forms.reset.title')}</h1>
      <p className="entry__lead" role="status">
        {activates ? t('account_forms.activate.expired') : t('account_forms.reset.expired')}
      </p>
      {activates ? (
        <a className="button button--wide" href={registerUrl}>
          {t('account_forms.activate.again')}
        </a>
      ) : (
        <a className="button button--wide" href={`${routes.account_login_url}#recover`}>
          {t('account_forms.reset.again')}
        </a>
      )}
      <p className="small">
        <a className="link" href={routes.account_login_url}>
          {t('account_forms.recover.back')}
        </a>
      </p>
    </>
  );
}
