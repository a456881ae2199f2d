import { routes, t, useSectionId } from '@vitrine/compiler/view.ts';
import { AccountNav } from '../../components/account/AccountNav.tsx';
import type { AccountProfileProps } from './account-profile.schema.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** The customer's details and password. A platform that does not let them be changed here shows them, and mails a link for a new password. */
export function AccountProfile(props: AccountProfileProps) {
  const { name, email, phone, contact_email, details, password } = props;
  const id = useSectionId();
  return (
    <div className="wrap account">
      <AccountNav current="account.profile" />
      <h1 className="account__title">{t('account_area.profile')}</h1>
      <div className="profile">
        <section className="profile__part" aria-labelledby={`${id}-details-title`}>
          <div className="profile__words">
            <h2 id={`${id}-details-title`}>{t('account_area.details_title')}</h2>
            <p className="muted small">{t('account_area.details_text')}</p>
          </div>
          <div className="profile__form">
            <dl className="profile__facts">
              {!details && name && (
                <div>
                  <dt className="small muted">{t('account_area.name')}</dt>
                  <dd>{name}</dd>
                </div>
              )}
              <div>
                <dt className="small muted">{t('account.email')}</dt>
                <dd>{email}</dd>
                {contact_email && (
                  <dd className="small muted">
                    {`${t('account_area.email_text')} `}
                    <a className="link" href={`mailto:${contact_email}`}>
                      {t('account_area.write_to_us')}
                    </a>
                  </dd>
                )}
              </div>
              {!details && phone && (
                <div>
                  <dt className="small muted">{t('account.phone')}</dt>
                  <dd>
                    <span className="tabular" dir="ltr">
                      {phone}
                    </span>
                  </dd>
                </div>
              )}
            </dl>
            {details && <DetailsForm id={`${id}-details`} form={details} profile={props} />}
          </div>
        </section>
        <section className="profile__part" aria-labelledby={`${id}-password-title`}>
          <div className="profile__words">
            <h2 id={`${id}-password-title`}>{t('account.password')}</h2>
            <p className="muted small">
              {password ? t('account_area.password_text') : t('account_area.recover_text', { email })}
            </p>
          </div>
          <div className="profile__form">
            {password ? (
              <PasswordForm id={`${id}-password`} form={password} email={email} />
            ) : (
              <form method="post" action={routes.account_recover_url} acceptCharset="UTF-8">
                <input type="hidden" name="form_type" value="recover_customer_password" />
                <input type="hidden" name="utf8" value="✓" />
                <input type="hidden" name="email" value={email} />
                <button className="button button--quiet" type="submit">
                  {t('account_area.recover_submit')}
                </button>
              </form>
            )}
          </div>
        </section>
      </div>
    </div>
  );
}
