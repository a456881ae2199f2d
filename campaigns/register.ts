import type { Answer } from './client.ts';
import { type DataFolders, type Mail, outboxWhen } from './outbox.ts';
import type { Visitor } from './visitor.ts';

/** Cookie of someone who is logged in. */
export const SESSION = 'secure_customer_sig';

export const PASSWORD = 'a good password';

/** ms until the mail of a registration is missed. */
const PATIENCE = 60_000;

/** The registration form. It is answered alike whether or not the address is known. */
export function sendRegistration(visitor: Visitor, email: string): Promise<Answer | null> {
  return visitor.form('/account', {
    'customer[email]': email,
    'customer[password]': PASSWORD,
    'customer[last_name]': 'Vale',
  });
}

/** The path of the link that makes the account, from the mail to this address; null where there is none yet. */
export function confirmationLink(mails: readonly Mail[], email: string): string | null {
  for (const { to, text } of mails) {
    const path = to === email ? /\/account\/confirm\/[\w-]+/.exec(text)?.[0] : undefined;
    if (path) return path;
  }
  return null;
}

/** Registers, and follows the link of the mail in the same browser. Rejects where the visitor is not logged in afterwards. */
export async function register(visitor: Visitor, data: DataFolders, email: string): Promise<void> {
  await sendRegistration(visitor, email);
  const mails = await outboxWhen(data, (list) => confirmationLink(list, email) !== null, PATIENCE);
  const link = confirmationLink(mails, email);
  if (link === null) throw new Error(`No mail with a link came to ${email} within ${PATIENCE / 1000} s.`);
  await visitor.get(link);
  if (!visitor.cookies.has(SESSION)) throw new Error(`The link mailed to ${email} did not log in.`);
}

export function logIn(visitor: Visitor, email: string, password: string = PASSWORD): Promise<Answer | null> {
  return visitor.form('/account/login', { 'customer[email]': email, 'customer[password]': password });
}
