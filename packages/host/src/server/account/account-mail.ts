import { z } from 'zod';
import { queueJob } from '../../jobs/queue.ts';
import type { JobKind } from '../../jobs/runner.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { requestActivation, requestReset, requestVerification } from '../../shop/customers.ts';
import type { Shop } from '../../shop/types-shop.ts';
import type { Store } from '../../store/open.ts';
import type { Tx } from '../../store/writer.ts';
import { activationMail, knownAddressMail, resetMail, welcomeMail } from './mails.ts';

const accountMail = z.object({
  /** A password was forgotten; an account was made; somebody asked for an account that is there already. */
  about: z.enum(['reset', 'welcome', 'taken']),
  /** As it was typed: it may be nobody's. */
  email: z.string(),
  /** `https://shop.example/fr/account` */
  account: z.string(),
  /** Language of who asked. */
  locale: z.string(),
});

export type AccountMail = z.infer<typeof accountMail>;

/**
 * Promises a mail to an address, inside the write it belongs to. Whether the address is known is looked up by the job, so that a
 * request does the same, and takes as long, for every address.
 */
export function queueAccountMail(tx: Tx, mail: AccountMail): Promise<void> {
  return queueJob(tx, 'account-mail', JSON.stringify(mail));
}

/** Writes the mail that was promised, with a new link; for an address that nobody has there is none. */
export function accountMailJob({ store, shop }: { store: Store; shop(): Shop }): JobKind {
  return async ({ payload, now }) => {
    const asked = accountMail.parse(JSON.parse(payload));
    const mail = await compose(store, shop(), asked, now);
    return mail && ((tx) => queueMail(tx, mail, now));
  };
}

async function compose(store: Store, shop: Shop, { about, account, locale, ...asked }: AccountMail, now: Date) {
  const email = asked.email.trim().toLowerCase();
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
  if (!known) return undefined;
  if (about === 'welcome') {
    const token = await requestVerification(store, known.id, now);
    if (token === null) return undefined;
    return { ...welcomeMail(shop, known.email, `${account}/verify/${known.id}/${token}`, locale), token };
  }
  // One who has no password yet is sent a link to choose it; one who has an account hears that somebody asked for another.
  const invitation = await requestActivation(store, known.id, now);
  if (!invitation) return knownAddressMail(shop, known.email, `${account}/login`, locale);
  const { token } = invitation;
  return { ...activationMail(shop, known.email, `${account}/activate/${known.id}/${token}`, locale), token };
}
