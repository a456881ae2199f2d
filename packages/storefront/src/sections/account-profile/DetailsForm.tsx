import { routes, t } from '@vitrine/compiler/view.ts';
import { BirthdayPicker } from '../../components/account/BirthdayPicker.tsx';
import { FormSummary } from '../../components/account/forms/FormSummary.tsx';
import { PostForm } from '../../components/account/forms/PostForm.tsx';
import { platformSentence, problemSentence } from '../../components/account/forms/problem-sentence.ts';
import { usePost } from '../../components/account/forms/use-post.ts';
import { NameFields } from '../../components/account/NameFields.tsx';
import { TextField } from '../../components/account/TextField.tsx';
import type { AccountProfileProps } from './account-profile.schema.ts';
import { isSignedIn } from './is-signed-in.ts';
import { SavedNotice } from './SavedNotice.tsx';

/** Name, phone, birthday and whether letters are welcome (rule account-27). */
export function DetailsForm({
  id,
  form,
  profile,
}: {
  id: string;
  form: NonNullable<AccountProfileProps['details']>;
  profile: AccountProfileProps;
}) {
  const { errors } = form;
  const refused = Boolean(errors.form || errors.first_name || errors.last_name || errors.phone || errors.birthday);
  const post = usePost(false, refused, isSignedIn);
  const standing = post.problems === null;
  const firstName = standing ? platformSentence(t('account.first_name'), errors.first_name) : '';
  const lastName = standing ? platformSentence(t('account.last_name'), errors.last_name) : '';
  const phone = standing ? platformSentence(t('account.phone'), errors.phone) : '';
  const birthday = problemSentence(post.problems, 'birthday', t('birthday.legend'), errors.birthday);
  return (
    <PostForm
      className="form"
      id="profile_form"
      action={form.url}
      fields={form.fields}
      label={`${id}-title`}
      post={post}
    >
      <input type="hidden" name="return_to" value={`${routes.account_url}?view=profile`} />
      {form.saved && standing && <SavedNotice text={t('account_area.details_saved')} />}
      <FormSummary
        post={post}
        refused={refused}
        message={errors.form}
        items={[
          { id: `${id}-first-name`, text: firstName },
          { id: `${id}-last-name`, text: lastName },
          { id: `${id}-phone`, text: phone },
          { id: `${id}-birthday`, text: birthday },
        ]}
      />
      <NameFields id={id} name={profile} errors={{ firstName, lastName }} />
      <TextField
        id={`${id}-phone`}
        name="customer[phone]"
        label={t('account.phone')}
        note={t('account_forms.optional')}
        type="tel"
        value={profile.phone}
        autoComplete="tel"
        error={phone}
      />
      <BirthdayPicker
        id={`${id}-birthday`}
        name="customer[birthday]"
        textName="customer[note][birthday]"
        value={profile.birthday}
        currentYear={profile.current_year}
        error={birthday}
      />
      <div>
        <input type="hidden" name="customer[accepts_marketing]" value="0" />
        <label className="check profile__check">
          <input
            type="checkbox"
            name="customer[accepts_marketing]"
            value="1"
            defaultChecked={profile.accepts_marketing}
          />
          <span className="small">{t('account_area.letters')}</span>
        </label>
      </div>
      <button className="button profile__submit" type="submit" aria-busy={post.busy}>
        {t('account_area.details_save')}
      </button>
    </PostForm>
  );
}
