import { routes, t } from '@vitrine/compiler/view.ts';
import { FormSummary } from '../../components/account/forms/FormSummary.tsx';
import { PostForm } from '../../components/account/forms/PostForm.tsx';
import { problemSentence } from '../../components/account/forms/problem-sentence.ts';
import { usePost } from '../../components/account/forms/use-post.ts';
import { TextField } from '../../components/account/TextField.tsx';
import type { AccountFormsProps } from './account-forms.schema.ts';
import { SentNotice } from './SentNotice.tsx';

/** For those who have forgotten their password. What it says does not depend on whether somebody has the address. */
export function RecoverForm({
  id,
  form,
  loginUrl,
}: {
  id: string;
  form: AccountFormsProps['recover'];
  loginUrl: string;
}) {
  const { errors, sent } = form;
  const refused = Boolean(errors.form || errors.email);
  const post = usePost(false, refused);
  const email = problemSentence(post.problems, 'email', t('account.email'), errors.email);
  return (
    <>
      <h1 id={`${id}-recover-title`} tabIndex={-1}>
        {t('account_forms.recover.title')}
      </h1>
      {sent ? (
        <SentNotice text={t('account_forms.recover.sent')} />
      ) : (
        <p className="entry__lead">{t('account_forms.recover.text')}</p>
      )}
      <PostForm
        id="recover_customer_password"
        action={routes.account_recover_url}
        fields={form.fields}
        label={`${id}-recover-title`}
        post={post}
      >
        <FormSummary
          post={post}
          refused={refused}
          message={errors.form}
          items={[{ id: `${id}-recover-email`, text: email }]}
        />
        <TextField
          id={`${id}-recover-email`}
          name="email"
          label={t('account.email')}
          type="email"
          value={form.email}
          autoComplete="email"
          required
          error={email}
        />
        <button
          className={sent ? 'button button--quiet button--wide' : 'button button--wide'}
          type="submit"
          aria-busy={post.busy}
        >
          {sent ? t('account_forms.recover.again') : t('account_forms.recover.submit')}
        </button>
      </PostForm>
      <p className="small">
        <a className="link" href={loginUrl} data-forms-link="" data-scripted="">
          {t('account_forms.recover.back')}
        </a>
      </p>
    </>
  );
}
