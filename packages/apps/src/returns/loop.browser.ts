/**
 * The browser script of the returns app. It reads the cart after an event of the theme. With `fee=HANDLE` in its address it keeps one of
 * that product in every cart with other items, as return cover does, and emits `Loop:Cart Update`.
 */
interface Line {
  handle?: string;
}

const script = document.currentScript;
const address = new URL(script instanceof HTMLScriptElement ? script.src : location.href);
const eventName = address.searchParams.get('event') ?? 'loop:refresh';
const fee = address.searchParams.get('fee');

/** What tests and the merchant's console can look at. */
const loopWidget = {
  /** Received events. */
  refreshes: 0,
  /** The cart of each event. */
  carts: [] as unknown[],
  /** Fee lines this script added. */
  fees: 0,
};

const call = async (path: string, init?: RequestInit) => {
  const response = await fetch(path, { ...init, headers: { 'content-type': 'application/json' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
};

let running: Promise<void> = Promise.resolve();

async function addFee(): Promise<void> {
  const { items }: { items: Line[] } = await call('/cart.js');
  if (items.length === 0 || items.some(({ handle }) => handle === fee)) return;
  const { variants }: { variants: { id: number; available: boolean }[] } = await call(`/products/${fee}.js`);
  const id = variants.find(({ available }) => available)?.id;
  if (id === undefined) return;
  await call('/cart/add.js', { method: 'POST', body: JSON.stringify({ items: [{ id, quantity: 1 }] }) });
  loopWidget.fees += 1;
  document.dispatchEvent(new CustomEvent('Loop:Cart Update'));
}

/** One read of the cart at a time; a failed one does not affect the shop. */
function look(): void {
  if (fee === null) return;
  running = running.then(addFee).catch(() => {});
}

document.addEventListener(eventName, (event) => {
  loopWidget.refreshes += 1;
  loopWidget.carts.push(event instanceof CustomEvent ? event.detail?.cart : undefined);
  look();
});
Object.assign(window, { loopWidget });
look();
