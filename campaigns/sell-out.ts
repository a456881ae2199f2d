import { setTimeout as wait } from 'node:timers/promises';
import type { OpenShop } from './books.ts';
import { type CampaignOptions, exactly, type Figure, none } from './campaign.ts';
import type { Answer } from './client.ts';
import { countOrders } from './database.ts';
import { inLanes } from './in-lanes.ts';
import { PRODUCTS } from './prepare.ts';
import { beginCheckout, fillCheckout, isOrdered, pay, variantOf } from './shopping.ts';
import { quantile } from './statistics.ts';
import { addressOf, createVisitor, type Visitor } from './visitor.ts';

/** Buyers on their way to the payment, and paying, at the same time. */
const LANES = { before: 32, paying: 500 };
/** How often a buyer retries when told to. */
const RETURNS = 30;

const SOLD_OUT = /sold out|no longer available|not available|épuisé/i;

export interface SellOutOptions extends Pick<CampaignOptions, 'size' | 'progress' | 'signal'> {
  books: OpenShop;
  /** Where a buyer's next request goes. */
  origin: () => string;
}

/** `size` buyers, each from an address of their own, want one piece each of a small stock, and pay at the same time. */
export async function sellOut({ size, progress, signal, books, origin }: SellOutOptions): Promise<Figure[]> {
  const before = await countOrders(books);
  const handle = size < 1000 ? 'campaign-ring' : 'campaign-belt';
  const limited = PRODUCTS[handle];
  const variant = await variantOf(books.host.origin, handle);
  let asked = 0;

  /** Retries requests refused with 429 or 503, as a visitor would. */
  const patient = async (send: () => Promise<Answer | null>): Promise<Answer | null> => {
    for (let count = 0; ; count++) {
      const answer = await send();
      if ((answer?.status !== 503 && answer?.status !== 429) || count === RETURNS || signal.aborted) return answer;
      asked += 1;
      await wait(1000 * Math.min(5, Number(answer.headers['retry-after'] ?? 1)));
    }
  };
  const ready: { visitor: Visitor; checkout: string }[] = [];
  const stuck: string[] = [];
  await inLanes(size, LANES.before, signal, async (index) => {
    const visitor = createVisitor(origin, { from: addressOf(index) });
    const added = await patient(() => visitor.json('/cart/add.js', { id: variant, quantity: 1 }));
    const checkout = added?.status === 200 ? await beginCheckout(visitor) : null;
    const send = (path: string, fields: Record<string, string>) => patient(() => visitor.form(path, fields));
    if (checkout !== null && (await fillCheckout(visitor, checkout, `buyer-${index}@example.com`, send)))
      ready.push({ visitor, checkout });
    else stuck.push(`buyer ${index}: adding answered ${added?.status ?? 'nothing'}, checkout ${checkout ?? 'none'}`);
    visitor.close();
    if (index % 1000 === 999) progress(`${index + 1} buyers are on their way`);
  });

  let sold = 0;
  const unclear: string[] = [];
  const times: number[] = [];
  const opened = performance.now();
  let soldOutAt = opened;
  await inLanes(ready.length, LANES.paying, signal, async (index) => {
    const buyer = ready[index];
    if (!buyer) return;
    const { visitor, checkout } = buyer;
    const began = performance.now();
    const answer = await patient(() => pay(visitor, checkout));
    times.push(performance.now() - began);
    if (isOrdered(answer)) {
      sold += 1;
      soldOutAt = performance.now();
    } else {
      const page = answer?.headers.location ? await patient(() => visitor.get(answer.headers.location ?? '/')) : answer;
      const text = page?.body.toString() ?? '';
      if (page?.status !== 200 || !SOLD_OUT.test(text)) {
        const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1];
        unclear.push(
          `buyer ${index}: ${answer?.status ?? 'no answer'} → ${answer?.headers.location}, ${page?.status}: ${heading}`,
        );
      }
    }
    visitor.close();
    if (index % 1000 === 999) progress(`${index + 1} have paid or tried to, ${sold} sold`);
  });

  const paid = performance.now();
  const guide = createVisitor(origin);
  const { levels }: { levels: { available: number }[] } = JSON.parse(
    (await guide.get(`/_host/inventory/${variant}`))?.body.toString() ?? '',
  );
  const stock = levels.reduce((sum, { available }) => sum + available, 0);
  guide.close();
  const orders = (await countOrders(books)) - before;
  return [
    exactly('buyers who got to the payment', ready.length, size, stuck),
    exactly('pieces sold', sold, Math.min(limited, size)),
    exactly('orders made', orders, Math.min(limited, size)),
    exactly('pieces left', stock, Math.max(0, limited - size)),
    none('buyers without a clear answer', unclear),
    { what: 'times a buyer was asked to come back', value: asked },
    { what: 'orders a second until all are sold', value: (sold * 1000) / (soldOutAt - opened), ofMachine: true },
    { what: 'payments a second, made and refused', value: (times.length * 1000) / (paid - opened), ofMachine: true },
    { what: 'payments, half answered within', value: quantile(times, 0.5) / 1000, unit: 's', ofMachine: true },
    { what: 'payments, 99 of 100 answered within', value: quantile(times, 0.99) / 1000, unit: 's', ofMachine: true },
  ];
}
