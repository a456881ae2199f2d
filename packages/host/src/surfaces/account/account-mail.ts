import { z } from 'zod';
import { createRateLimit } from '../../gate/rate-limit.ts';
import { queueJob } from '../../jobs/queue.ts';
import type { JobKind } from '../../jobs/runner.ts';
import type { MailMessage } from '../../mail/message.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { dropRegistration, issueRegistrationLink } from '../../shop/accounts/registrations.ts';
import { requestActivation, requestReset } from '../../shop/customers/customers.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';
import type { Store } from '../../store/open.ts';
import type { Tx } from '../../store/writer.ts';
import { activationMail, confirmationMail, knownAddressMail, resetMail } from './mails.ts';

const accountMail = z.object({
  /** What was requested: a new password, or a registration. */
  about: z.enum(['reset', 'registration']),
  /** As entered; no account may have it. */
  email: z.string(),
  /** Of the registration; 0 for a password. */
  registration: z.number(),
  /** `https://shop.example/fr/account` */
  account: z.string(),
  /** Language of who asked. */
  locale: z.string(),
});

export type AccountMail = z.infer<typeof accountMail>;

/** Mails sent to one address in an hour, whatever requests them. The links of all of them stay valid. */
export const MAILS_AN_HOUR = 3;
/**
 * Of these, mails that only state that there is an account already: anybody can trigger them, and the owner must still be able to get a
 * link.
 */
const NOTICES_AN_HOUR = 1;

/** ms. A mail is written after a random delay following its answer, so that the next request cannot tell whether there was one. */
export const someMoment = (): number => 500 + Math.random() * 2500;

/**
 * Promises a mail to an address, inside the write it belongs to. Whether the address is known is looked up by the job, so that a
 * request does the same, and takes as long, for every address. `runAt` in ms since 1970.
 */
export function queueAccountMail(tx: Tx, mail: AccountMail, runAt: number): Promise<void> {
  return queueJob(tx, 'account-mail', JSON.stringify(mail), { runAt: Math.round(runAt) });
}

/** Writes the announced mail, with a new link; there is none for an address without an account. */
export function accountMailJob({ store, shop }: { store: Store; shop(): Shop }): JobKind {
  return async ({ payload, now }) => {
    const asked = accountMail.parse(JSON.parse(payload));
    const email = asked.email.trim().toLowerCase();
    const take = (name: string, tries: number) =>
      createRateLimit(store, name, { tries, windowMs: 3_600_000 }, () => now.getTime()).take({ ip: '' }, email);
    const isNotice = asked.about === 'registration' && (await hasPassword(store, email));
    if (isNotice && !(await take('account-notice', NOTICES_AN_HOUR))) return undefined;
    if (!(await take('account-mail', MAILS_AN_HOUR))) return undefined;
    const mail = await compose(store, shop(), { ...asked, email }, now);
    return mail && ((tx) => queueMail(tx, mail, now));
  };
}

async function hasPassword(store: Store, email: string): Promise<boolean> {
  const row = await store.db
    .selectFrom('customers')
    .where('email', '=', email)
    .where('password', '!=', '')
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function compose(
  store: Store,
  shop: Shop,
  { about, email, registration, account, locale }: AccountMail,
  now: Date,
): Promise<MailMessage | undefined> {
  if (about === 'reset') {
    const reset = await requestReset(store, email, now);
    if (!reset) return undefined;
    const { customerId, token } = reset;
    // To the address that is stored, not the typed one: two texts that are alike in lower case may be two mailboxes.
    return { ...resetMail(shop, reset.email, `${account}/reset/${customerId}/${token}`, locale), token };
  }
  const known = await store.db
    .selectFrom('customers')
    .where('email', '=', email)
    .select(['id', 'email'])
    .executeTakeFirst();
  if (!known) {
    const token = await issueRegistrationLink(store, registration);
    return token === null
      ? undefined
      : { ...confirmationMail(shop, email, `${account}/confirm/${token}`, locale), token };
  }
  await dropRegistration(store, registration);
  // A customer without a password gets a link to choose one; one with an account is notified that a registration was tried.
  const invitation = await requestActivation(store, known.id, now);
  if (!invitation) return knownAddressMail(shop, known.email, `${account}/login`, locale);
  const { token } = invitation;
  return { ...activationMail(shop, known.email, `${account}/activate/${known.id}/${token}`, locale), token };
}
