import { cx, t, useSectionId } from '@vitrine/compiler/view.ts';
import type { ReactNode } from 'react';
import { Picture } from '../../components/ui/Picture.tsx';
import type { AccountFormsProps } from './account-forms.schema.ts';
import { DeadLink } from './DeadLink.tsx';
import { type FormsMode, RECOVER_HASHES } from './forms-mode.ts';
import { LoginForm } from './LoginForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RecoverForm } from './RecoverForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useFormsMode } from './use-forms-mode.ts';

/** The forms of those who are not signed in (rule account-12): one page for each of the platform's, all of them where there are scripts. */
export function AccountForms(props: AccountFormsProps) {
  const { page, recovering, shop, image, login_url, register_url } = props;
  const id = useSectionId();
  const { box, mode, opened, follow } = useFormsMode({
    page,
    recovering,
    shop,
    login: login_url,
    register: register_url,
  });
  const shown: FormsMode = mode ?? (recovering ? 'recover' : page);
  const isPilled = shown === 'login' || shown === 'register';
  const activates = page === 'activate_account';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: clicks on the links within, which keys make too
    <div
      ref={box}
      className={cx('entry', image && 'entry--pictured', opened.length > 1 && 'entry--changed')}
      data-first={mode === null ? '' : undefined}
      onClick={follow}
    >
      {image && (
        <div className="entry__picture media">
          <Picture image={image} sizes="(min-width: 1024px) 50vw, 1px" />
        </div>
      )}
      <div className="entry__column">
        {(page === 'login' || page === 'register') && (
          <nav
            className={cx('entry__tabs', isPilled && 'entry__tabs--shown')}
            aria-label={t('account_forms.label')}
            data-forms-tabs=""
          >
            <a
              className="pill-tabs__tab"
              href={login_url}
              aria-current={shown === 'login' ? 'page' : undefined}
              data-forms-link=""
              data-scripted=""
            >
              {t('account_forms.login.tab')}
            </a>
            <a
              className="pill-tabs__tab"
              href={register_url}
              aria-current={shown === 'register' ? 'page' : undefined}
              data-forms-link=""
              data-scripted=""
            >
              {t('account_forms.register.tab')}
            </a>
          </nav>
        )}
        {(page === 'login' || opened.includes('login')) && (
          <Panel mode="login" shown={shown === 'login'}>
            <LoginForm id={id} form={props.login} />
          </Panel>
        )}
        {(page === 'register' || opened.includes('register')) && (
          <Panel mode="register" shown={shown === 'register'}>
            <RegisterForm
              id={id}
              form={props.register}
              currentYear={props.current_year}
              privacyUrl={props.privacy_url}
            />
          </Panel>
        )}
        {(page === 'reset_password' || page === 'activate_account') && (
          <Panel mode={page} shown={shown === page}>
            {props.password.errors.form ? (
              <DeadLink activates={activates} registerUrl={register_url} />
            ) : (
              <NewPasswordForm id={id} form={props.password} activates={activates} />
            )}
          </Panel>
        )}
        <Panel id="recover" mode="recover" shown={shown === 'recover'}>
          {RECOVER_HASHES.map((hash) => (
            <span key={hash} id={hash} hidden />
          ))}
          <RecoverForm id={id} form={props.recover} loginUrl={login_url} />
        </Panel>
      </div>
    </div>
  );
}

function Panel({ id, mode, shown, children }: { id?: string; mode: FormsMode; shown: boolean; children: ReactNode }) {
  return (
    <div className={cx('entry__panel', shown && 'entry__panel--shown')} id={id} data-mode={mode}>
      {children}
    </div>
  );
}
