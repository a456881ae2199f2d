import { type Document, type Element, PropertySymbol, Window } from 'happy-dom';

/** Parses pages; runs and fetches nothing. */
const window = new Window();
const parser = new window.DOMParser();
// happy-dom goes through all options of a list for each one it parses: seconds for a page with lists of countries and provinces. What is
// chosen is read from attributes here.
Object.assign(window.HTMLSelectElement.prototype, { [PropertySymbol.updateSelectedness]: () => {} });

export interface Page {
  status: number;
  /** Path, query and hash where the redirects ended. */
  address: string;
  headers: Headers;
  html: string;
  document: Document;
}

/** What a form is sent with besides what the page has in it; `null` unchecks a control or leaves it out. */
export type Filled = Record<string, string | null>;

/** A browser without scripts, styles and pictures: it keeps cookies and follows redirects. */
export interface Visitor {
  cookies: Map<string, string>;
  /** One request; redirects are not followed. */
  ask(address: string, init?: RequestInit): Promise<Response>;
  open(address: string): Promise<Page>;
  /** The body of an answer that must be JSON. */
  json<T>(address: string): Promise<T>;
  /** A JSON call, as scripts make it. */
  call(address: string, body: unknown): Promise<Response>;
  /** Sends one of the page's forms as a browser would; `button` is the text of the button that is pressed. */
  submit(page: Page, form: string | Element, filled?: Filled, button?: string): Promise<Page>;
}

/** A visitor of the shop at `origin` with no cookies. */
export function visit(origin: string): Visitor {
  const cookies = new Map<string, string>();

  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ accept: 'text/html', origin, ...Object.fromEntries(new Headers(init.headers)) });
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(new URL(address, origin), { redirect: 'manual', ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
      if (/;\s*max-age=0\b|;\s*expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  async function follow(address: string, init: RequestInit = {}): Promise<Page> {
    let at = new URL(address, origin);
    let answer = await ask(at.href, init);
    for (let hops = 0; answer.status >= 300 && answer.status < 400 && hops < 10; hops++) {
      const { hash } = at;
      at = new URL(answer.headers.get('location') ?? '', at);
      at.hash ||= hash;
      answer = await ask(at.href);
    }
    const html = await answer.text();
    return {
      status: answer.status,
      address: at.href.slice(at.origin.length),
      headers: answer.headers,
      html,
      document: parser.parseFromString(html, 'text/html'),
    };
  }

  return {
    cookies,
    ask,
    open: (address) => follow(address),
    async json<T>(address: string) {
      return (await (await ask(address)).json()) as T;
    },
    call: (address, body) =>
      ask(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      }),
    submit(page, given, filled = {}, button) {
      const form = typeof given === 'string' ? one(page, given) : given;
      const controls = controlsOf(page, form);
      const pressed = button === undefined ? undefined : buttonOf(controls, button);
      const fields = fieldsOf(controls, filled, pressed);
      const action = new URL(
        (pressed?.getAttribute('formaction') ?? form.getAttribute('action')) || page.address,
        new URL(page.address, origin),
      );
      const referer = new URL(page.address, origin).href;
      if (form.getAttribute('method')?.toLowerCase() !== 'post') {
        action.search = fields.toString();
        return follow(action.href, { headers: { referer } });
      }
      return follow(action.href, { method: 'POST', headers: { referer }, body: fields });
    },
  };
}

/** The only element of the page that matches. */
export function one({ document, address }: Page, selector: string): Element {
  const [found, ...more] = document.querySelectorAll(selector);
  if (!found || more.length > 0) throw new Error(`${selector}: ${found ? more.length + 1 : 0} on ${address}`);
  return found;
}

/** Every element of the page that matches, in its order. */
export const all = ({ document }: Page, selector: string): Element[] => [...document.querySelectorAll(selector)];

/** What an element reads as, white space as one space. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The controls in a form, and those elsewhere that name it. */
function controlsOf(page: Page, form: Element): Element[] {
  const id = form.getAttribute('id');
  const isOwn = (control: Element) => {
    const owner = control.getAttribute('form');
    return owner === null ? form.contains(control) : owner === id;
  };
  return all(page, 'input, select, textarea, button').filter(isOwn);
}

function buttonOf(controls: Element[], text: string): Element {
  const buttons = controls.filter(
    (one) => one.tagName === 'BUTTON' && (textOf(one) === text || one.getAttribute('aria-label') === text),
  );
  const [button] = buttons;
  if (!button || buttons.length > 1) throw new Error(`${buttons.length} buttons "${text}"`);
  return button;
}

/** What a browser sends of a form (HTML, "constructing the entry list"): successful controls and the button pressed. */
function fieldsOf(controls: Element[], filled: Filled, pressed?: Element): URLSearchParams {
  const fields = new URLSearchParams();
  for (const control of controls) {
    const name = control.getAttribute('name');
    if (!name || control.hasAttribute('disabled') || control.closest('fieldset[disabled]')) continue;
    const value = sentValue(control);
    if (value !== null) fields.append(name, value);
  }
  for (const [name, value] of Object.entries(filled)) {
    if (!controls.some((control) => control.getAttribute('name') === name))
      throw new Error(`The form has no field ${name}.`);
    fields.delete(name);
    if (value !== null) fields.append(name, value);
  }
  const name = pressed?.getAttribute('name');
  if (pressed && name) fields.append(name, pressed.getAttribute('value') ?? '');
  return fields;
}

/** `null` where the control sends nothing: an unchecked box, a list without options. */
function sentValue(control: Element): string | null {
  const type = control.getAttribute('type');
  if (control.tagName === 'BUTTON') return null;
  if (control.tagName === 'TEXTAREA') return control.textContent;
  if (control.tagName === 'SELECT') {
    const options = [...control.querySelectorAll('option')];
    const chosen = options.find((option) => option.hasAttribute('selected')) ?? options[0];
    if (!chosen || chosen.hasAttribute('disabled')) return null;
    return chosen.getAttribute('value') ?? textOf(chosen);
  }
  if (type === 'checkbox' || type === 'radio')
    return control.hasAttribute('checked') ? (control.getAttribute('value') ?? 'on') : null;
  if (type === 'submit' || type === 'image' || type === 'button') return null;
  return control.getAttribute('value') ?? '';
}
