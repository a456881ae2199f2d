/** The browser script of the sign-up forms: takes the commands of `_klOnsite`, draws a form at the end of the page, and emits events. */
interface FormTexts {
  heading: string;
  text: string;
  button: string;
  success: string;
  list: string;
  /** Its fields besides the address. */
  fields: { name: string; label: string }[];
  style: { background: string; text: string; font: string; headingFont: string };
}
type Callback = (result: unknown) => void;

const script = document.currentScript;
const address = new URL(script instanceof HTMLScriptElement ? script.src : location.href);
const callsMode = address.searchParams.get('fault_calls');
const company = address.searchParams.get('company_id') ?? '';

/** Address of one of the app's calls; this script is two folders down. */
function callTo(path: string): URL {
  const url = new URL(`../../${path}`, address);
  url.searchParams.set('company_id', company);
  if (callsMode) url.searchParams.set('fault', callsMode);
  return url;
}

/** The visitor's identity between visits: stored once marketing is allowed, as the vendor does on this platform. */
const VISITOR = '__kla_id';

function platform(): { loadFeatures?: unknown; customerPrivacy?: { marketingAllowed?: unknown } } {
  const shopify: unknown = Reflect.get(window, 'Shopify');
  return typeof shopify === 'object' && shopify !== null ? shopify : {};
}

function identify(): void {
  const allowed = platform().customerPrivacy?.marketingAllowed;
  if (typeof allowed !== 'function' || allowed() !== true) return;
  if (document.cookie.includes(`${VISITOR}=`)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the other interface is asynchronous, and absent from some browsers
  document.cookie = `${VISITOR}=${Math.random().toString(36).slice(2)}; path=/; max-age=63072000; samesite=lax`;
}

document.addEventListener('visitorConsentCollected', identify);
const { loadFeatures } = platform();
if (typeof loadFeatures === 'function') loadFeatures([{ name: 'consent-tracking-api', version: '0.1' }], identify);

let forms: Promise<Record<string, FormTexts>> | undefined;
function allForms(): Promise<Record<string, FormTexts>> {
  forms ??= fetch(callTo('forms/full-forms')).then(async (response) => {
    if (!response.ok) throw new Error(String(response.status));
    return (await response.json()).forms ?? {};
  });
  forms.catch(() => {
    forms = undefined;
  });
  return forms;
}

function tell(type: string, formId: string, metaData: Record<string, unknown> = {}): void {
  const detail = { type, formId, formVersionId: 1, metaData };
  window.dispatchEvent(new CustomEvent('klaviyoForms', { detail }));
}

let open: { formId: string; close: () => void } | undefined;

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  style: string,
  attributes: Record<string, string> = {},
  text = '',
): HTMLElementTagNameMap[K] {
  const node = document.createElement(name);
  node.style.cssText = style;
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.textContent = text;
  return node;
}

const FIELD =
  'box-sizing:border-box;display:block;inline-size:100%;min-block-size:48px;margin-block-start:6px;padding:0 14px;border:1px solid #767676;border-radius:0;font:inherit;font-size:16px;background:transparent;color:inherit';

function draw(formId: string, texts: FormTexts): void {
  open?.close();
  const before = document.activeElement;
  const { background, text, font, headingFont } = texts.style;
  const veil = element(
    'div',
    'position:fixed;inset:0;z-index:2147483000;display:grid;place-items:center;padding:16px;background:rgb(0 0 0/.45)',
    { 'data-klaviyo-form': formId },
  );
  const box = element(
    'div',
    `box-sizing:border-box;position:relative;inline-size:min(100%,440px);max-block-size:100%;overflow:auto;padding:52px 40px 40px;background:${background};color:${text};font:15px/1.5 ${font}`,
    { role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'klaviyo-heading' },
  );
  const shut = element(
    'button',
    'position:absolute;inset-block-start:4px;inset-inline-end:4px;inline-size:44px;block-size:44px;border:0;background:none;color:inherit;font:300 26px/1 system-ui;cursor:pointer',
    { type: 'button', 'aria-label': 'Close form' },
    '×',
  );
  const form = element('form', 'display:grid;gap:12px;margin:0', { novalidate: '' });
  const heading = element(
    'h2',
    `margin:0;font:400 32px/1.15 ${headingFont};text-wrap:balance`,
    { id: 'klaviyo-heading' },
    texts.heading,
  );
  const label = element('label', 'display:block', {}, 'Email');
  const email = element('input', FIELD, { type: 'email', name: 'email', autocomplete: 'email', required: '' });
  const message = element('p', 'margin:0;min-block-size:1.5em;font-size:14px', {
    role: 'status',
    id: 'klaviyo-message',
  });
  const send = element(
    'button',
    `min-block-size:48px;border:0;background:${text};color:${background};font:inherit;cursor:pointer`,
    {},
    texts.button,
  );
  label.append(email);
  const asked = texts.fields.map(({ name, label }) => {
    const place = element('label', 'display:block', {}, label);
    const input = element('input', FIELD, { type: 'text', name, required: '', maxlength: '200' });
    place.append(input);
    return { name, label, place, input };
  });
  const places = [...asked.map(({ place }) => place), label];
  form.append(heading, element('p', 'margin:0', {}, texts.text), ...places, message, send);
  box.append(form, shut);
  veil.append(box);

  const close = () => {
    open = undefined;
    veil.remove();
    if (before instanceof HTMLElement) before.focus();
    tell('close', formId);
  };
  const say = (text: string, isError: boolean) => {
    message.textContent = text;
    message.style.color = isError ? '#b3261e' : 'inherit';
  };
  /** Marks the fields that are not as they must be, and begins at the first of them. */
  const isFilled = () => {
    const fields = [...asked.map(({ input }) => input), email];
    const wrong = fields.filter((field) => !field.checkValidity() || field.value.trim() === '');
    for (const field of fields) {
      field.toggleAttribute('aria-invalid', false);
      if (wrong.includes(field)) field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', wrong.includes(field) ? 'klaviyo-message' : '');
    }
    const [first] = wrong;
    if (!first) return true;
    const label = asked.find(({ input }) => input === first)?.label;
    say(label ? `Fill in: ${label}.` : 'Enter a valid email address.', true);
    first.focus();
    return false;
  };
  shut.addEventListener('click', close);
  veil.addEventListener('click', (event) => event.target === veil && close());
  veil.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    if (event.key !== 'Tab') return;
    const stops = [...box.querySelectorAll<HTMLElement>('input, button')];
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!isFilled()) return;
    send.disabled = true;
    try {
      const answers = Object.fromEntries(asked.map(({ label, input }) => [label, input.value.trim()]));
      // What an answer is about is the page it was given on.
      const page = asked.length > 0 && { Page: location.pathname };
      await subscribe(email.value, { ...answers, ...page }, texts);
      for (const part of [...places, send]) part.remove();
      say(texts.success, false);
      shut.focus();
      tell('submit', formId, { $email: email.value });
    } catch {
      say('This did not work. Please try again.', true);
    } finally {
      send.disabled = false;
    }
  });
  document.body.append(veil);
  open = { formId, close };
  (asked[0]?.input ?? email).focus();
  tell('open', formId);
}

async function subscribe(
  email: string,
  properties: Record<string, string>,
  { list, heading }: Pick<FormTexts, 'list' | 'heading'>,
): Promise<void> {
  const response = await fetch(callTo('client/subscriptions/'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', revision: '2026-07-15' },
    body: JSON.stringify({
      data: {
        type: 'subscription',
        attributes: {
          custom_source: heading,
          profile: { data: { type: 'profile', attributes: { email, properties } } },
        },
        relationships: { list: { data: { type: 'list', id: list } } },
      },
    }),
  });
  if (response.status !== 202) throw new Error(String(response.status));
}

/** A form that does not exist opens nothing, silently. */
const METHODS: Record<string, (formId: string) => unknown> = {
  async openForm(formId) {
    const texts = (await allForms())[formId];
    if (texts) draw(formId, texts);
  },
  closeForm(formId) {
    if (open?.formId === formId) open.close();
  },
};

function run(command: unknown): void {
  if (!Array.isArray(command)) return;
  const [method, ...rest] = command;
  const last: unknown = rest.at(-1);
  const done: Callback = typeof last === 'function' ? (result) => last(result) : () => {};
  // A failed call calls no listener.
  Promise.resolve(METHODS[String(method)]?.(String(rest[0]))).then(done, () => {});
}

const queued: unknown = Reflect.get(window, '_klOnsite');
const queue = { push: (...commands: unknown[]) => commands.forEach(run) };
const klaviyo = new Proxy(
  {},
  {
    get: (_target, method) =>
      method === 'then'
        ? undefined
        : (...args: unknown[]) =>
            new Promise((resolve) => {
              const last = args.at(-1);
              const given = typeof last === 'function' ? args.slice(0, -1) : args;
              const done: Callback = (result) => {
                if (typeof last === 'function') last(result);
                resolve(result);
              };
              queue.push([String(method), ...given, done]);
            }),
  },
);
Object.assign(window, { _klOnsite: queue, klaviyo });
for (const command of Array.isArray(queued) ? queued : []) run(command);
