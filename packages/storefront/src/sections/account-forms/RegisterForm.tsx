import { routes, t } from '@vitrine/compiler/view.ts';
import { BirthdayPicker } from '../../components/account/BirthdayPicker.tsx';
import { FormSummary } from '../../components/account/forms/FormSummary.tsx';
import { PostForm } from '../../components/account/forms/PostForm.tsx';
import { platformSentence, problemSentence } from '../../components/account/forms/problem-sentence.ts';
import { usePost } from '../../components/account/forms/use-post.ts';
import { NameFields } from '../../components/account/NameFields.tsx';
import { PasswordField } from '../../components/account/PasswordField.tsx';
import { TextField } from '../../components/account/TextField.tsx';
import type { AccountFormsProps } from './account-forms.schema.ts';
import { SentNotice } from './SentNotice.tsx';

/** For those who have no account yet. */
export function RegisterForm({
  id,
  form,
  currentYear,
  privacyUrl,
}: {
  id: string;
  form: AccountFormsProps['register'];
  currentYear: number;
  privacyUrl: string;
}) {
  const { errors } = form;
  const refused =
    !form.sent &&
    Boolean(errors.form || errors.first_name || errors.last_name || errors.email || errors.password || errors.birthday);
  const post = usePost(true, refused);
  const firstName = post.problems === null ? platformSentence(t('account.first_name'), errors.first_name) : '';
  const lastName = post.problems === null ? platformSentence(t('account.last_name'), errors.last_name) : '';
  const email = problemSentence(post.problems, 'email', t('account.email'), errors.email);
  const password = problemSentence(post.problems, 'password', t('account.password'), errors.password);
  const birthday = problemSentence(post.problems, 'birthday', t('birthday.legend'), errors.birthday);
  return (
    <>
      <h1 id={`${id}-register-title`} tabIndex={-1}>
        {t('account_forms.register.title')}
      </h1>
      {form.sent ? (
        <SentNotice text={errors.form} />
      ) : (
        <p className="entry__lead">{t('account_forms.register.text')}</p>
      )}
      {!form.sent && (
        <PostForm
          id="create_customer"
          action={routes.account_url}
          fields={form.fields}
          label={`${id}-register-title`}
          post={post}
        >
          <FormSummary
            post={post}
            refused={refused}
            message={errors.form}
            items={[
              { id: `${id}-first-name`, text: firstName },
              { id: `${id}-last-name`, text: lastName },
              { id: `${id}-email`, text: email },
              { id: `${id}-password`, text: password },
              { id: `${id}-birthday`, text: birthday },
            ]}
          />
          <NameFields id={id} name={form} errors={{ firstName, lastName }} note={t('account_forms.optional')} />
          <TextField
            id={`${id}-email`}
            name="customer[email]"
            label={t('account.email')}
            type="email"
            value={form.email}
            autoComplete="email"
            required
            error={email}
          />
          <PasswordField
            id={`${id}-password`}
            name="customer[password]"
            label={t('account.password')}
            isNew
            hint={t('account_forms.password_rule')}
            error={password}
          />
          <BirthdayPicker
            id={`${id}-birthday`}
            name="customer[birthday]"
            textName="customer[note][birthday]"
            value={form.birthday}
            currentYear={currentYear}
            error={birthday}
          />
          <div className="entry__consent">
            <label className="check entry__check">
              <input
                type="checkbox"
                name="customer[accepts_marketing]"
                value="true"
                defaultChecked={form.accepts_marketing}
              />
              <span className="small">{t('account_forms.register.newsletter')}</span>
            </label>
            {privacyUrl && (
              <p className="entry__privacy small">
                <a className="link" href={privacyUrl}>
                  {t('account_forms.register.privacy')}
                </a>
              </p>
            )}
          </div>
          <button className="button button--wide" type="submit" aria-busy={post.busy}>
            {t('account_forms.register.submit')}
          </button>
        </PostForm>
      )}
    </>
  );
}
