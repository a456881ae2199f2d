import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from './client.ts';
import { type DataFolders, readOutbox } from './outbox.ts';
import type { Random } from './random.ts';
import { confirmationLink, SESSION, sendRegistration } from './register.ts';
import { addressFields, beginCheckout, fillCheckout, isOrdered, pay } from './shopping.ts';
import { addressOf, createVisitor, type Visitor } from './visitor.ts';

/** What all shoppers together had acknowledged, where it is looked for outside of their own pages. */
export interface Ledger {
  /** Begins every address and name that its shoppers write: others may use the same shop. */
  name: string;
  /** Orders the shop had before. */
  ordersBefore: number;
  /** Acknowledged writes by kind. */
  acknowledged: Map<string, number>;
  /** Address of each order: each has one of its own. */
  orders: string[];
  /** Addresses whose registration was taken: each is sent a mail. */
  registrations: string[];
  /** Those whose link was followed, answered or not: the mail may be gone. */
  followed: Set<string>;
  accounts: string[];
  contacts: string[];
  subscribers: string[];
}

export function createLedger(name: string, ordersBefore: number): Ledger {
  return {
    name,
    ordersBefore,
    acknowledged: new Map(),
    orders: [],
    registrations: [],
    followed: new Set(),
    accounts: [],
    contacts: [],
    subscribers: [],
  };
}

/** A shopper who does every kind of write there is and knows which of them were acknowledged. */
export interface Shopper {
  /** One write of a random kind. Resolves to false where the host did not answer. */
  write(): Promise<boolean>;
  /** Reads everything acknowledged and still valid; a sentence for each that is not there. */
  lost(): Promise<string[]>;
  close(): void;
}

/** A number that is written again and again: what is read later lies between the two. */
interface Series {
  acknowledged: number;
  attempted: number;
}

/** Addresses of a shopper: the page of a longer book shows a part of it. */
const ADDRESSES = 3;
/** ms between two tries while the host is away, and while it refuses. */
const AWAY = 20;
const REFUSED = 200;

export interface ShopperOptions {
  origin: () => string;
  /** Chooses the address, and the names in what is written; no two shoppers of a campaign have the same. */
  index: number;
  random: Random;
  /** The data folders, whose outboxes have the links of registrations. */
  data: DataFolders;
  /** A variant with plenty of stock. */
  variant: number;
  ledger: Ledger;
  /** Codes that orders use; none where absent. */
  codes?: { discount: string; giftCard: string };
  /** True once the campaign gives up waiting for the host. */
  isOver: () => boolean;
}

export function createShopper({
  origin,
  data,
  index,
  random,
  variant,
  ledger,
  codes,
  isOver,
}: ShopperOptions): Shopper {
  const visitor = createVisitor(origin, { from: addressOf(index) });
  const bag: Series = { acknowledged: 0, attempted: 0 };
  const name: Series = { acknowledged: 0, attempted: 0 };
  const addresses: string[] = [];
  const orders: string[] = [];
  let streets = 0;
  /** Its last acknowledged address, and those asked for since: one that was not answered may have been taken. */
  let checkout: { path: string; emails: string[] } | null = null;
  let hasCode = false;
  let registration: string | null = null;
  let account: string | null = null;
  let count = 0;

  const note = (kind: string) => ledger.acknowledged.set(kind, (ledger.acknowledged.get(kind) ?? 0) + 1);
  const marker = () => `${ledger.name}${index}w${++count}`;

  async function until(send: () => Promise<Answer | null>): Promise<Answer | null> {
    for (;;) {
      const answer = await send();
      if ((answer !== null && answer.status !== 503) || isOver()) return answer;
      await wait(answer === null ? AWAY : REFUSED);
    }
  }

  /** Applies the limited discount, or the gift card, to the checkout of one order in two. */
  async function useCode(guest: Visitor, path: string): Promise<void> {
    const code = random.pick([null, null, codes?.discount, codes?.giftCard]);
    if (code) await until(() => guest.form(`${path}/code`, { code }));
  }

  const kinds: Record<string, () => Promise<Answer | null>> = {
    async bag() {
      bag.attempted += 1;
      const { attempted } = bag;
      const answer = await visitor.json('/cart/update.js', {
        updates: { [variant]: attempted },
        note: `note ${attempted}`,
      });
      if (answer?.status === 200) {
        bag.acknowledged = attempted;
        note('bag');
      }
      return answer;
    },
    async code() {
      const answer = await visitor.json('/cart/update.js', { discount: 'WELCOME10' });
      if (answer?.status === 200 && answer.body.includes('WELCOME10')) {
        hasCode = true;
        note('code');
      }
      return answer;
    },
    async account() {
      if (account !== null) return kinds.address?.() ?? null;
      if (registration !== null) return kinds.confirm?.() ?? null;
      const email = `${marker()}@example.com`;
      const answer = await sendRegistration(visitor, email);
      if (answer?.status === 303) {
        registration = email;
        ledger.registrations.push(email);
        note('registration');
      }
      return answer;
    },
    /** Follows the link of the registration's mail, which comes a moment after it; does something else until then. */
    async confirm() {
      const link = registration && confirmationLink(await readOutbox(data), registration);
      if (registration === null || link === null) return kinds.bag?.() ?? null;
      ledger.followed.add(registration);
      const answer = await visitor.get(link);
      if (answer === null || answer.status === 503) {
        // Logged in perhaps, without knowing it: then the bag has a token that only its account leads to.
        Object.assign(bag, { acknowledged: 0, attempted: 0 });
        hasCode = false;
        checkout = null;
        registration = null;
        return null;
      }
      if (visitor.cookies.has(SESSION)) {
        account = registration;
        // Whoever logs in begins the checkout again, as the customer they are.
        checkout = null;
        ledger.accounts.push(account);
        note('account');
      }
      return answer;
    },
    async address() {
      if (account === null) return kinds.account?.() ?? null;
      if (streets === ADDRESSES) return kinds.profile?.() ?? null;
      streets += 1;
      const street = `${marker()} Mercer Street`;
      const answer = await visitor.form('/account/addresses', addressFields('address', { address1: street }));
      if (answer?.status === 303 && answer.headers.location?.includes('/account/addresses')) {
        addresses.push(street);
        note('address');
      }
      return answer;
    },
    async profile() {
      if (account === null) return kinds.account?.() ?? null;
      name.attempted += 1;
      const { attempted } = name;
      const answer = await visitor.form('/account/profile', { 'customer[first_name]': `Ada${attempted}x` });
      if (answer?.status === 303) {
        name.acknowledged = attempted;
        note('profile');
      }
      return answer;
    },
    async contact() {
      const from = marker();
      const answer = await visitor.form('/contact', {
        form_type: 'contact',
        'contact[name]': from,
        'contact[email]': `${from}@example.com`,
        'contact[body]': 'Is it silk?',
      });
      if (answer?.headers.location?.includes('posted=true')) {
        ledger.contacts.push(from);
        note('contact');
      }
      return answer;
    },
    async newsletter() {
      const email = `${marker()}@example.com`;
      const answer = await visitor.form('/contact', { form_type: 'customer', 'contact[email]': email });
      if (answer?.headers.location?.includes('posted=true')) {
        ledger.subscribers.push(email);
        note('newsletter');
      }
      return answer;
    },
    async checkout() {
      if (bag.acknowledged === 0) return kinds.bag?.() ?? null;
      const path = await beginCheckout(visitor);
      if (path === null) return null;
      const email = `${marker()}@example.com`;
      if (checkout?.path === path) checkout.emails.push(email);
      const answer = await visitor.form(`${path}/information`, { email, ...addressFields('shipping_address') });
      if (answer?.headers.location?.endsWith('/shipping')) {
        checkout = { path, emails: [email] };
        note('checkout');
      }
      return answer;
    },
    /** A purchase of a guest, each step again until it is answered: a payment that was cut off must not be made twice. */
    async order() {
      const guest = createVisitor(origin, { from: addressOf(index) });
      const email = `${marker()}@example.com`;
      const send = (path: string, fields: Record<string, string>) => until(() => guest.form(path, fields));
      try {
        if ((await guest.json('/cart/add.js', { id: variant, quantity: 1 }))?.status !== 200) return null;
        const path = await beginCheckout(guest);
        if (path === null || !(await fillCheckout(guest, path, email, send))) return null;
        if (codes) await useCode(guest, path);
        const answer = await until(() => pay(guest, path));
        if (isOrdered(answer)) {
          orders.push(path);
          ledger.orders.push(email);
          note('order');
        }
        return answer;
      } finally {
        guest.close();
      }
    },
  };
  // What is done more often stands more often.
  const often = [
    'bag',
    'bag',
    'bag',
    'order',
    'order',
    'address',
    'profile',
    'account',
    'checkout',
    'contact',
    'newsletter',
    'code',
  ];

  const read = async (reader: Visitor, path: string) => (await until(() => reader.get(path)))?.body.toString() ?? '';

  return {
    async write() {
      const answered = (await kinds[random.pick(often)]?.()) ?? null;
      if (answered === null) await wait(AWAY);
      return answered !== null;
    },
    async lost() {
      const missing: string[] = [];
      const expect = (isThere: boolean, text: string) => {
        if (!isThere) missing.push(`Shopper ${index}: ${text}`);
      };
      if (bag.acknowledged > 0) {
        const {
          items = [],
          note: text,
          discount_codes: used = [],
        }: CartJson = JSON.parse((await read(visitor, '/cart.js')) || '{}');
        const quantity = items.find(({ id }) => id === variant)?.quantity ?? 0;
        const isBetween = (value: number) => value >= bag.acknowledged && value <= bag.attempted;
        expect(
          isBetween(quantity),
          `the bag holds ${quantity}; ${bag.acknowledged} were acknowledged, ${bag.attempted} asked for.`,
        );
        expect(
          isBetween(Number(/\d+/.exec(text ?? '')?.[0])),
          `the note "${text}" is not that of change ${bag.acknowledged}.`,
        );
        expect(!hasCode || used.some(({ code }) => code === 'WELCOME10'), 'the discount code is gone.');
      }
      if (checkout !== null) {
        const page = await read(visitor, `${checkout.path}/information`);
        expect(
          checkout.emails.some((email) => page.includes(email)),
          `the checkout has none of ${checkout.emails}.`,
        );
      }
      if (addresses.length > 0) {
        const page = await read(visitor, '/account/addresses');
        for (const street of addresses) expect(page.includes(street), `the address "${street}" is gone.`);
      }
      if (name.acknowledged > 0) {
        const shown = Number(/Ada(\d+)x/.exec(await read(visitor, '/account'))?.[1]);
        expect(
          shown >= name.acknowledged && shown <= name.attempted,
          `the name is Ada${shown}, not Ada${name.acknowledged}.`,
        );
      }
      for (const path of orders) {
        expect((await read(visitor, `${path}/thank_you`)).includes('Thank you'), `${path} was paid and is not there.`);
      }
      return isOver() ? [] : missing;
    },
    close: visitor.close,
  };
}

interface CartJson {
  items?: { id: number; quantity: number }[];
  note?: string | null;
  discount_codes?: { code: string }[];
}
