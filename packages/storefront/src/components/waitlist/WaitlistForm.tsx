import { t } from '@vitrine/compiler/view.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { WaitlistError, WaitlistState, WaitlistStore } from '../../integrations/notifications/waitlist-store.ts';
import type { WaitlistTexts } from './waitlist.schema.ts';

const sentence = (error: WaitlistError): string =>
  error.kind === 'said' ? error.text : error.kind === 'email' ? t('waitlist.invalid_email') : t('waitlist.failed');

/** The form of the waitlist, in the popup and on the product page (rules waitlist-5, waitlist-11, waitlist-12). `children` stand before its fields. */
export function WaitlistForm({
  id,
  store,
  state,
  texts,
  children,
}: {
  /** Stem of the element ids, unique on the page. */
  id: string;
  store: WaitlistStore;
  /** What is shown of the store. */
  state: WaitlistState;
  texts: WaitlistTexts;
  children?: ReactNode;
}) {
  const email = useRef<HTMLInputElement>(null);
  const { phase, error } = state;
  // Whoever sent something that is no address goes on where it is mended.
  useLayoutEffect(() => {
    if (error?.kind === 'email') email.current?.focus();
  }, [error]);
  return phase === 'success' ? (
    <Thanks heading={texts.thanks || t('waitlist.thanks')} message={state.message} />
  ) : (
    <form
      className="waitlist"
      noValidate
      aria-label={texts.heading || t('waitlist.heading')}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void store.submit();
      }}
    >
      <p className="waitlist__words">{texts.description || t('waitlist.description')}</p>
      {children}
      <label className="check small">
        <input
          type="checkbox"
          checked={state.acceptsMarketing}
          onChange={(event) => store.setAcceptsMarketing(event.currentTarget.checked)}
        />
        <span>{texts.newsletter || t('waitlist.newsletter')}</span>
      </label>
      <div className="field">
        <label htmlFor={`${id}-email`} className="small">
          {t('waitlist.email')}
        </label>
        <div className="waitlist__row">
          <input
            ref={email}
            id={`${id}-email`}
            className="input"
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            required
            readOnly={phase === 'submitting'}
            value={state.email}
            aria-invalid={error?.kind === 'email' || undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => store.setEmail(event.currentTarget.value)}
          />
          <button className="button" type="submit" aria-busy={phase === 'submitting'}>
            {texts.join || t('waitlist.join')}
          </button>
        </div>
        <p id={`${id}-error`} className="small error waitlist__error" role="alert">
          {error && sentence(error)}
        </p>
      </div>
    </form>
  );
}

/** What takes the form's place. The focus goes with it: its button is gone. */
function Thanks({ heading, message }: { heading: string; message: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.focus(), []);
  return (
    <div className="waitlist waitlist--done" role="status" tabIndex={-1} ref={place}>
      <p className="display waitlist__thanks">{heading}</p>
      {message !== '' && message !== heading && <p>{message}</p>}
    </div>
  );
}
