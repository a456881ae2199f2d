import { t } from '@vitrine/compiler/view.ts';
import { TextField } from './TextField.tsx';

/** A customer's first and last name, side by side. */
export function NameFields({
  id,
  name,
  errors,
  note,
}: {
  id: string;
  name: { first_name: string; last_name: string };
  /** Sentences; empty: nothing is wrong. */
  errors: { firstName: string; lastName: string };
  /** Behind the labels. */
  note?: string;
}) {
  return (
    <div className="form__row">
      <TextField
        id={`${id}-first-name`}
        name="customer[first_name]"
        label={t('account.first_name')}
        note={note}
        value={name.first_name}
        autoComplete="given-name"
        error={errors.firstName}
      />
      <TextField
        id={`${id}-last-name`}
        name="customer[last_name]"
        label={t('account.last_name')}
        note={note}
        value={name.last_name}
        autoComplete="family-name"
        error={errors.lastName}
      />
    </div>
  );
}
