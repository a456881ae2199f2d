/** The page's side of the back-in-stock app: `window.BIS`, whose answers come by JSONP. */
type Callback = (answer: unknown) => void;
interface Attributes {
  accepts_marketing?: boolean;
  quantity_required?: number;
  phone_number?: string;
}
/** Not a promise: it has no failure, and stays pending where no answer comes. */
interface Thenable {
  then(callback: Callback): Thenable;
}

const script = document.currentScript;
const address = new URL(script instanceof HTMLScriptElement ? script.src : location.href);
const shop = address.searchParams.get('shop') ?? '';
const callsMode = address.searchParams.get('fault_calls');

const overrides: unknown = Reflect.get(window, '_BISConfig');
const inner: Record<string, unknown> = { Config: { ...(typeof overrides === 'object' ? overrides : {}) } };
let count = 0;

function create(
  email: string | null,
  variantId: number | string,
  productId: number | string,
  attributes: Attributes = {},
): Thenable {
  const waiting: Callback[] = [];
  let answer: { value: unknown } | undefined;
  const thenable: Thenable = {
    // biome-ignore lint/suspicious/noThenProperty: the vendor's own shape, which adapters must cope with
    then(callback) {
      if (answer) callback(answer.value);
      else waiting.push(callback);
      return thenable;
    },
  };
  count += 1;
  const name = `JSONP${Date.now()}${count}`;
  const element = document.createElement('script');
  inner[name] = (value: unknown) => {
    delete inner[name];
    element.remove();
    answer = { value };
    for (const callback of waiting.splice(0)) callback(value);
  };
  const query = new URLSearchParams({
    callback: `_BIS.${name}`,
    shop,
    'notification[email]': email ?? '',
    'notification[product_no]': String(productId ?? ''),
    'notification[quantity_required]': String(attributes.quantity_required ?? 1),
    'notification[accepts_marketing]': String(attributes.accepts_marketing || false),
    'notification[customer_utc_offset]': String(60 * new Date().getTimezoneOffset()),
    'variant[variant_no]': String(variantId),
  });
  if (attributes.phone_number) {
    query.set('notification[phone_number]', attributes.phone_number);
    query.set('notification[channel]', 'sms');
  }
  if (callsMode) query.set('fault', callsMode);
  element.src = new URL(`stock_notification/create.json?${query}`, address).href;
  document.head.append(element);
  return thenable;
}

Object.assign(window, { _BIS: inner, BIS: { create } });

/** Functions that pages queued before this script was there, and those they still queue. */
const queued: unknown = Reflect.get(window, '_bisq');
const run = (task: unknown) => {
  if (typeof task === 'function') task();
};
for (const task of Array.isArray(queued) ? queued : []) run(task);
Object.assign(window, { _bisq: { push: run } });
