import { routes, t } from '@vitrine/compiler/view.ts';
import { FormSummary } from '../../components/account/forms/FormSummary.tsx';
import { PostForm } from '../../components/account/forms/PostForm.tsx';
import { platformSentence, problemSentence } from '../../components/account/forms/problem-sentence.ts';
import { usePost } from '../../components/account/forms/use-post.ts';
import { PasswordField } from '../../components/account/PasswordField.tsx';
import type { AccountProfileProps } from './account-profile.schema.ts';
import { isSignedIn } from './is-signed-in.ts';
import { SavedNotice } from './SavedNotice.tsx';

/** Another password, for who knows the one there is. */
export function PasswordForm({
  id,
  form,
  email,
}: {
  id: string;
  form: NonNullable<AccountProfileProps['password']>;
  email: string;
}) {
  const { errors } = form;
  const refused = Boolean(errors.form || errors.current_password || errors.password || errors.password_confirmation);
  const post = usePost(true, refused, isSignedIn);
  const standing = post.problems === null;
  const current = standing ? platformSentence(t('account_area.password_current'), errors.current_password) : '';
  const password = problemSentence(post.problems, 'password', t('account_area.password_new'), errors.password);
  const again = problemSentence(
    post.problems,
    'password_confirmation',
    t('account_area.password_again'),
    errors.password_confirmation,
  );
  return (
    <PostForm
      className="form"
      id="password_form"
      action={form.url}
      fields={form.fields}
      label={`${id}-title`}
      post={post}
    >
      <input type="hidden" name="return_to" value={`${routes.account_url}?view=profile`} />
      {/* For programs that keep passwords: whose it is. */}
      <input type="hidden" name="username" value={email} autoComplete="username" />
      {form.saved && standing && <SavedNotice text={t('account_area.password_saved')} />}
      <FormSummary
        post={post}
        refused={refused}
        message={errors.form}
        items={[
          { id: `${id}-current`, text: current },
          { id: `${id}-new`, text: password },
          { id: `${id}-again`, text: again },
        ]}
      />
      <PasswordField
        id={`${id}-current`}
        name="customer[current_password]"
        label={t('account_area.password_current')}
        isNew={false}
        error={current}
      />
      <PasswordField
        id={`${id}-new`}
        name="customer[password]"
        label={t('account_area.password_new')}
        isNew
        hint={t('account_forms.password_rule')}
        error={password}
      />
      <PasswordField
        id={`${id}-again`}
        name="customer[password_confirmation]"
        label={t('account_area.password_again')}
        isNew
        error={again}
      />
      <button className="button profile__submit" type="submit" aria-busy={post.busy}>
        {t('account_area.password_save')}
      </button>
    </PostForm>
  );
}
