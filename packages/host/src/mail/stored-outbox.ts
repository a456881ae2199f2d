import type { FileStore, ListedObject } from '../file-store/file-store.ts';
import { composeMail } from './compose.ts';
import { mailMentions } from './erase-mail-files.ts';
import type { MailSender, StoredMail } from './message.ts';
import type { MailTransport } from './transport.ts';

const PREFIX = 'outbox/';
const keyOf = (name: string) => `${PREFIX}${name}.eml`;

/** Mails as objects of the object store, one for each; sent again, a mail is the same object. While the store is away they wait in the database. */
export function openStoredOutbox(files: FileStore, sender: () => MailSender): MailTransport {
  return {
    async send(mail: StoredMail) {
      await files.write(keyOf(mail.name), await composeMail(mail, sender()), 'message/rfc822');
    },
    async withdraw(name) {
      await files.remove([keyOf(name)]);
    },
    async close() {},
  };
}

async function* listMails(files: FileStore): AsyncGenerator<ListedObject> {
  for (let after: string | undefined; ; ) {
    const listed = await files.list(PREFIX, after);
    yield* listed;
    after = listed.at(-1)?.key;
    if (after === undefined) return;
  }
}

/** Removes mails written more than `lifetimeMs` ago. Returns how many. */
export async function sweepStoredOutbox(files: FileStore, lifetimeMs: number, now: Date): Promise<number> {
  let gone = 0;
  for await (const { key, written } of listMails(files)) {
    if (now.getTime() - written <= lifetimeMs) continue;
    await files.remove([key]);
    gone += 1;
  }
  return gone;
}

/** Removes the mails that are to an address or mention it. Returns how many. */
export async function eraseStoredMails(files: FileStore, email: string): Promise<number> {
  let gone = 0;
  for await (const { key } of listMails(files)) {
    const mail = await files.read(key);
    if (!mail || !mailMentions(mail.bytes.toString('utf8'), email)) continue;
    await files.remove([key]);
    gone += 1;
  }
  return gone;
}
