import { announce } from '../state/live-region.ts';

/** ms after which a post that is not answered is made the plain way. */
const TIMEOUT = 8000;

/** Posts a form and puts the platform's answer in its place (docs/platform.md: forms); the plain way where that fails. Never throws. */
export async function postForm(form: HTMLFormElement, send: typeof fetch = fetch): Promise<void> {
  if (form.getAttribute('aria-busy') === 'true') return;
  form.setAttribute('aria-busy', 'true');
  const button = form.querySelector('[type=submit]');
  button?.setAttribute('aria-busy', 'true');
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  const answered = await answerOf(send, form, body).catch(() => null);
  form.removeAttribute('aria-busy');
  button?.removeAttribute('aria-busy');
  if (!answered) {
    // Offline the plain way leads off the page, and what was typed with it; the page says that there is no connection.
    if (navigator.onLine) form.submit();
    return;
  }
  const hadFocus = form.contains(document.activeElement);
  form.replaceChildren(...answered.childNodes);
  const message = form.querySelector<HTMLElement>('[role=status], [role=alert]');
  announce(message?.textContent?.trim() ?? '');
  const invalid = form.querySelector<HTMLElement>('[aria-invalid=true]');
  if (!hadFocus) return;
  if (!invalid) message?.setAttribute('tabindex', '-1');
  (invalid ?? message)?.focus();
}

/** The same form on the page that the post leads to; null: there is none. */
async function answerOf(send: typeof fetch, form: HTMLFormElement, body: URLSearchParams): Promise<Element | null> {
  const answer = await send(form.action, {
    method: 'POST',
    body,
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!answer.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return page.getElementById(form.id);
}
