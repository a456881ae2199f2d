import type { HTMLInputAutoCompleteAttribute } from 'react';

/** One line of a form with its label, and below what is wrong with it. */
export function TextField({
  id,
  name,
  label,
  note = '',
  type = 'text',
  value,
  autoComplete,
  required = false,
  error = '',
}: {
  id: string;
  name: string;
  label: string;
  /** Beside the label: that it may be left open. */
  note?: string;
  type?: 'text' | 'email' | 'tel';
  /** At first */
  value: string;
  autoComplete: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  /** Empty: nothing is wrong. */
  error?: string;
}) {
  return (
    <div className="field">
      <label className="small field__label" htmlFor={id}>
        {label}
        {note && <span className="field__note">{note}</span>}
      </label>
      <input
        className="input"
        id={id}
        type={type}
        name={name}
        defaultValue={value}
        autoComplete={autoComplete}
        autoCapitalize={type === 'email' ? 'none' : undefined}
        spellCheck={type === 'email' ? false : undefined}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p className="field__error small" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
