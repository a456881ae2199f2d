import { type Figure, none } from './campaign.ts';
import { countOrders } from './database.ts';
import { type Host, runCommand } from './host.ts';
import { countBy, type DataFolders, type Mail, outboxWhen } from './outbox.ts';
import { confirmationLink, logIn, SESSION } from './register.ts';
import { createVisitor } from './visitor.ts';
import type { Ledger } from './writes.ts';

/** ms until mails that were due are waited for no longer. */
const PATIENCE = 60_000;
/** Accounts that are logged in to. */
const LOG_INS = 50;

/** A shop whose books are checked: a host, or several nodes of which `host` answers. */
export interface OpenShop {
  host: Pick<Host, 'origin'>;
  shop: string;
  data: DataFolders;
  /** The URL of a PostgreSQL database; absent where the data is in a file of the data folder. */
  database?: string;
}

const toEach = (mails: readonly Mail[], subject: RegExp) =>
  countBy(
    mails.filter((mail) => subject.test(mail.subject)),
    ({ to }) => to,
  );

const ORDER = /confirmed|order/i;
const CONTACT = /^Message from /;

/**
 * Checks of acknowledged writes on a running host besides the shoppers' own pages: each order with its mail exactly once, and no mail
 * without an order; accounts, subscribers and messages to the shop.
 */
export async function lostFromBooks(opened: OpenShop, ledger: Ledger): Promise<Figure[]> {
  const registered = ledger.registrations.filter((email) => !ledger.followed.has(email));
  const isDue = (mails: Mail[]) => {
    const [orders, contacts] = [toEach(mails, ORDER), countBy(mails, ({ subject }) => subject)];
    return (
      ledger.orders.every((email) => orders.has(email)) &&
      ledger.contacts.every((name) => contacts.has(`Message from ${name}`)) &&
      registered.every((email) => confirmationLink(mails, email) !== null)
    );
  };
  const mails = await outboxWhen(opened.data, isDue, PATIENCE);
  const orders = (await countOrders(opened)) - ledger.ordersBefore;
  const orderMails = toEach(
    mails.filter(({ to, subject }) => to.startsWith(ledger.name) && !CONTACT.test(subject)),
    ORDER,
  );
  const contacts = countBy(mails, ({ subject }) => subject);
  const { shop, database } = opened;
  const [data = ''] = [opened.data].flat();
  const { text } = await runCommand({ shop, data }, 'subscribers', ...(database ? ['--database', database] : []));
  const subscribed = countBy(text.split('\n'), (line) => line.split(',')[0] ?? '');
  const wrongLogIns: string[] = [];
  for (const [index, email] of ledger.accounts.slice(-LOG_INS).entries()) {
    const visitor = createVisitor(opened.host.origin, { from: `127.254.0.${1 + index}` });
    await logIn(visitor, email);
    if (!visitor.cookies.has(SESSION)) wrongLogIns.push(email);
    visitor.close();
  }
  const notOnce = (list: readonly string[], counts: Map<string, number>) =>
    list.filter((key) => counts.get(key) !== 1).map((key) => `${key}: ${counts.get(key) ?? 0} times`);
  return [
    none('acknowledged orders without their mail, or with it twice', notOnce(ledger.orders, orderMails)),
    none(
      'orders and order mails that differ in number',
      orders === [...orderMails.values()].reduce((sum, count) => sum + count, 0)
        ? []
        : [`${orders} orders, mails to ${orderMails.size} addresses`],
    ),
    none(
      'acknowledged messages to the shop without their mail, or with it twice',
      notOnce(
        ledger.contacts.map((name) => `Message from ${name}`),
        contacts,
      ),
    ),
    none(
      'acknowledged registrations without their mail, or with it twice',
      notOnce(
        registered,
        countBy(
          mails.filter(({ text }) => text.includes('/account/confirm/')),
          ({ to }) => to,
        ),
      ),
    ),
    none('acknowledged subscribers who are not there once', notOnce(ledger.subscribers, subscribed)),
    none('acknowledged accounts that cannot log in', wrongLogIns),
  ];
}
