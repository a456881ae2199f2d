import { t } from '@vitrine/compiler/view.ts';
import { appsConfig } from '../../platform/apps-config.ts';
import { announce } from '../../state/live-region.ts';
import { overlays } from '../../state/overlays/overlays.ts';
import { rememberFocus } from '../../state/overlays/remember-focus.ts';
import { describeAppFailure } from '../app-failure.ts';
import { createSignUpForms, type SignUpFormsPort } from './sign-up-forms.ts';

/** ms our own dialogs have to close. */
const CLOSING = 1000;

/** What a link asks for: a form, and where it leads when that form does not open. */
export interface SignUpWish {
  formId: string;
  /** Empty: nowhere; the visitor is told instead. */
  fallback: string;
}

/** `data-signup-form` names the form; links to `#size-request` mean the theme's (rules widget-5, widget-6). A real `href` is the fallback. */
export function signUpWish(link: Element): SignUpWish {
  const { sizeRequestForm, sizeRequestFallback } = appsConfig();
  const named = link.getAttribute('data-signup-form');
  const href = link.getAttribute('href') ?? '';
  return {
    formId: named || sizeRequestForm,
    fallback: href !== '' && !href.startsWith('#') ? href : named ? '' : sizeRequestFallback,
  };
}

/** Resolves when no dialog of ours is left: the form stands at the end of the body, where an open one would cover it. */
async function closeOurs(): Promise<void> {
  overlays.closeAll();
  for (let waited = 0; waited < CLOSING && document.querySelector('dialog[open]'); waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export interface SignUpWays {
  forms: SignUpFormsPort;
  leave(href: string): void;
}

const WAYS: SignUpWays = { forms: createSignUpForms(), leave: (href) => location.assign(href) };

/** Opens the sign-up form a link asks for, or goes where the link leads without it. Never throws. */
export async function openSignUp(link: Element, { forms, leave }: SignUpWays = WAYS): Promise<void> {
  if (link.getAttribute('aria-busy') === 'true') return;
  const { formId, fallback } = signUpWish(link);
  link.setAttribute('aria-busy', 'true');
  const giveBack = rememberFocus(link);
  await closeOurs();
  const opened = formId === '' ? null : await forms.openForm(formId, giveBack);
  link.removeAttribute('aria-busy');
  if (opened?.ok) return;
  if (opened) console.warn(`[vitrine] sign-up form ${formId}: ${describeAppFailure(opened.error)}`);
  if (fallback !== '') leave(fallback);
  else announce(t('sign_up.unavailable'));
}
