import { cx, t } from '@vitrine/compiler/view.ts';
import type { ReactNode } from 'react';

/** What ties an input to the words around it. */
export interface InputTies {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** An input of the address form with its label, its hint and what is wrong with it. */
export function AddressInput({
  id,
  label,
  optional = false,
  dimmed = false,
  hint = '',
  error = '',
  children,
}: {
  /** Unique on the page. */
  id: string;
  label: string;
  /** Says that it can be left empty. */
  optional?: boolean;
  dimmed?: boolean;
  hint?: string;
  error?: string;
  children: (ties: InputTies) => ReactNode;
}) {
  const described = cx(hint !== '' && `${id}-hint`, error !== '' && `${id}-error`);
  return (
    <div className={dimmed ? 'field field--dimmed' : 'field'}>
      <label className="small" htmlFor={id}>
        {label}
        {optional && <span className="address-form__optional">{t('addresses.optional')}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error !== '' ? true : undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {error ? (
        <p className="field__error small" id={`${id}-error`}>
          {error}
        </p>
      ) : (
        hint && (
          <p className="field__hint small muted" id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
