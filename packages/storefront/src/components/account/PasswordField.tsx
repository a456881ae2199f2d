import { cx, t } from '@vitrine/compiler/view.ts';
import { useEffect, useRef, useState } from 'react';
import { EyeIcon } from './EyeIcon.tsx';

/** A password, which the one who types it may look at. The rule it must keep is told before. */
export function PasswordField({
  id,
  name,
  label,
  isNew,
  hint = '',
  error = '',
}: {
  id: string;
  name: string;
  label: string;
  /** One that is being chosen; else the one the customer has. */
  isNew: boolean;
  /** Empty: there is no rule to tell. */
  hint?: string;
  /** Empty: nothing is wrong. */
  error?: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  // Browsers keep as passwords only what is sent as one.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  const described = cx(hint && `${id}-hint`, error && `${id}-error`);
  return (
    <div className="field">
      <label className="small field__label" htmlFor={id}>
        {label}
      </label>
      <div className="password">
        <input
          ref={input}
          className="input password__input"
          id={id}
          type={shown ? 'text' : 'password'}
          name={name}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={hint || error ? described : undefined}
        />
        <button
          className="icon-button password__show needs-script"
          type="button"
          aria-label={t('account_forms.show_password', { field: label })}
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <EyeIcon isOff={shown} />
        </button>
      </div>
      {hint && (
        <p className="field__hint small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error small" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
