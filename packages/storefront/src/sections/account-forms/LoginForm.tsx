import { Html, routes, t } from '@vitrine/compiler/view.ts';
import { PasswordField } from '../../components/account/PasswordField.tsx';
import { TextField } from '../../components/account/TextField.tsx';
import type { AccountFormsProps } from './account-forms.schema.ts';
import { FormSummary } from './FormSummary.tsx';
import { PostForm } from './PostForm.tsx';
import { problemSentence } from './problem-sentence.ts';
import { usePost } from './use-post.ts';

/** For those who have an account. */
export function LoginForm({ id, form }: { id: string; form: AccountFormsProps['login'] }) {
  const { errors } = form;
  const refused = Boolean(errors.form || errors.email || errors.password);
  const post = usePost(false, refused);
  const email = problemSentence(post.problems, 'email', t('account.email'), errors.email);
  const password = problemSentence(post.problems, 'password', t('account.password'), errors.password);
  return (
    <>
      <h1 id={`${id}-login-title`} tabIndex={-1}>
        {t('account_forms.login.title')}
      </h1>
      <PostForm
        id="customer_login"
        action={routes.account_login_url}
        fields={form.fields}
        label={`${id}-login-title`}
        post={post}
      >
        <FormSummary
          post={post}
          refused={refused}
          message={errors.form}
          items={[
            { id: `${id}-login-email`, text: email },
            { id: `${id}-login-password`, text: password },
          ]}
        />
        <TextField
          id={`${id}-login-email`}
          name="customer[email]"
          label={t('account.email')}
          type="email"
          value={form.email}
          autoComplete="username"
          required
          error={email}
        />
        <PasswordField
          id={`${id}-login-password`}
          name="customer[password]"
          label={t('account.password')}
          isNew={false}
          error={password}
        />
        <p className="entry__aside small">
          <a className="link" href="#recover" data-forms-link="" data-scripted="">
            {t('account_forms.login.forgot')}
          </a>
        </p>
        <button className="button button--wide" type="submit" aria-busy={post.busy}>
          {t('account_forms.login.submit')}
        </button>
      </PostForm>
      {form.guest_fields && (
        <form className="entry__guest" id="customer_login_guest" method="post" action={routes.account_login_url}>
          <Html html={form.guest_fields} className="entry__fields" />
          <p className="small muted">{t('account_forms.login.guest_text')}</p>
          <button className="button button--quiet button--wide" type="submit">
            {t('account_forms.login.guest')}
          </button>
        </form>
      )}
    </>
  );
}
