import type { Send } from './channel.ts';
import { draftAddress, shopPath } from './draft-page.ts';

/** Reads attributes, because a field called `action` hides the form's property. */
function attributeOf(form: HTMLFormElement, submitter: HTMLElement | null, name: 'action' | 'method' | 'target') {
  return submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
}

/** Hands a form over, or readies it to be sent. True: it must not be sent. */
function handOver(form: HTMLFormElement, submitter: HTMLElement | null, draft: string, send: Send): boolean {
  const url = new URL(attributeOf(form, submitter, 'action') || location.href, document.baseURI);
  if (url.origin !== location.origin) {
    form.target ||= '_blank';
    return false;
  }
  const method = attributeOf(form, submitter, 'method').toLowerCase();
  if (method === 'dialog') return false;
  if (method === 'post') {
    const from = submitter?.hasAttribute('formaction') ? submitter : form;
    from.setAttribute(from === form ? 'action' : 'formaction', draftAddress(url, draft));
    return false;
  }
  const fields = [...new FormData(form, submitter)];
  url.search = `${new URLSearchParams(fields.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))}`;
  send({ vitrine: 'leaves', path: shopPath(url) });
  return true;
}

/** GET forms inside the shop are followed by the editor; POST forms are sent with the draft in their address. */
export function handFormsOver(draft: string, send: Send): void {
  addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
    if (handOver(target, submitter, draft, send)) event.preventDefault();
  });

  // It sends no event.
  const { submit } = HTMLFormElement.prototype;
  HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
    if (!handOver(this, null, draft, send)) submit.call(this);
  };
}
