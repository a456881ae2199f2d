import { routes, t } from '@vitrine/compiler/view.ts';
import { PasswordField } from '../../components/account/PasswordField.tsx';
import type { AccountFormsProps } from './account-forms.schema.ts';
import { FormSummary } from './FormSummary.tsx';
import { PostForm } from './PostForm.tsx';
import { problemSentence } from './problem-sentence.ts';
import { usePost } from './use-post.ts';

/** Behind the link of a mail: a new password, or, to activate an account, the first one. */
export function NewPasswordForm({
  id,
  form,
  activates,
}: {
  id: string;
  form: AccountFormsProps['password'];
  activates: boolean;
}) {
  const { errors } = form;
  const refused = Boolean(errors.form || errors.password || errors.password_confirmation);
  const post = usePost(true, refused);
  const password = problemSentence(post.problems, 'password', t('account.password'), errors.password);
  const again = problemSentence(
    post.problems,
    'password_confirmation',
    t('account.password_confirm'),
    errors.password_confirmation,
  );
  return (
    <>
      <h1 id={`${id}-password-title`} tabIndex={-1}>
        {activates ? t('account_forms.activate.title') : t('account_forms.reset.title')}
      </h1>
      <p className="entry__lead">{activates ? t('account_forms.activate.text') : t('account_forms.reset.text')}</p>
      <PostForm
        id={activates ? 'activate_customer_password' : 'reset_customer_password'}
        action={activates ? `${routes.account_url}/activate` : `${routes.account_url}/reset`}
        fields={form.fields}
        label={`${id}-password-title`}
        post={post}
      >
        <FormSummary
          post={post}
          refused={refused}
          message=""
          items={[
            { id: `${id}-new-password`, text: password },
            { id: `${id}-new-password-again`, text: again },
          ]}
        />
        <PasswordField
          id={`${id}-new-password`}
          name="customer[password]"
          label={t('account.password')}
          isNew
          hint={t('account_forms.password_rule')}
          error={password}
        />
        <PasswordField
          id={`${id}-new-password-again`}
          name="customer[password_confirmation]"
          label={t('account.password_confirm')}
          isNew
          error={again}
        />
        <button className="button button--wide" type="submit" aria-busy={post.busy}>
          {activates ? t('account_forms.activate.submit') : t('account_forms.reset.submit')}
        </button>
        {activates && (
          <button className="text-button small entry__decline" type="submit" name="decline" value="1" formNoValidate>
            <span className="link">{t('account_forms.activate.decline')}</span>
          </button>
        )}
      </PostForm>
    </>
  );
}
