import { routes, t } from '@vitrine/compiler/view.ts';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { isEmail } from '../../integrations/notifications/is-email.ts';
import { joinNewsletter } from '../../platform/newsletter.ts';

/** `invalid`: what was written is no address; `failed`: the shop did not answer. */
type State = 'idle' | 'sending' | 'joined' | 'invalid' | 'failed';

/** Joins the newsletter without leaving the popup. */
export function PopupForm() {
  const [state, setState] = useState<State>('idle');
  const field = useRef<HTMLInputElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // What has the focus is read out.
    if (state === 'joined') thanks.current?.focus();
    if (state === 'invalid' || state === 'failed') field.current?.focus();
  }, [state]);
  if (state === 'joined') {
    return (
      <p className="notice" ref={thanks} tabIndex={-1}>
        {t('newsletter.success')}
      </p>
    );
  }
  const wrong = state === 'invalid' || state === 'failed';
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    if (state === 'sending') return;
    if (!isEmail(email)) return setState('invalid');
    setState('sending');
    const answer = await joinNewsletter(email, routes.root_url);
    setState(answer === 'refused' ? 'invalid' : answer);
  };
  return (
    <form className="field" noValidate onSubmit={submit}>
      <label className="small" htmlFor="popup-email">
        {t('newsletter.email')}
      </label>
      <input
        className="input"
        id="popup-email"
        ref={field}
        type="email"
        name="contact[email]"
        autoComplete="email"
        autoCapitalize="off"
        required
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? 'popup-note' : undefined}
        onChange={() => wrong && setState('idle')}
      />
      {wrong && (
        <p className="error small" id="popup-note" role="alert">
          {state === 'invalid' ? t('newsletter.failure') : t('popup.failed')}
        </p>
      )}
      <button className="button popup__button" type="submit" aria-busy={state === 'sending' || undefined}>
        {t('newsletter.submit')}
      </button>
    </form>
  );
}
