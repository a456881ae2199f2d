import path from 'node:path';
import type { FileStore } from '../file-store/file-store.ts';
import { eraseMailFiles } from './erase-mail-files.ts';
import type { MailSender } from './message.ts';
import { openOutbox, sweepOutbox } from './outbox.ts';
import { eraseStoredMails, openStoredOutbox, sweepStoredOutbox } from './stored-outbox.ts';
import type { MailTransport } from './transport.ts';

/** The mails of a shop without a mail server, as files. */
export interface MailFiles {
  open(sender: () => MailSender): MailTransport;
  /** Removes those older than `lifetimeMs`, and unfinished ones. Returns how many. */
  sweep(lifetimeMs: number, now: Date): Promise<number>;
  /** Removes those that are to an address or mention it. Returns how many. */
  erase(email: string): Promise<number>;
}

/** They are in `outbox/` of the data folder, or of the object store where the shop has one: then all nodes write them to one place. */
export function mailFiles(dataDir: string, fileStore?: FileStore): MailFiles {
  if (fileStore)
    return {
      open: (sender) => openStoredOutbox(fileStore, sender),
      sweep: (lifetimeMs, now) => sweepStoredOutbox(fileStore, lifetimeMs, now),
      erase: (email) => eraseStoredMails(fileStore, email),
    };
  const dir = path.join(dataDir, 'outbox');
  return {
    open: (sender) => openOutbox(dir, sender),
    sweep: (lifetimeMs, now) => sweepOutbox(dir, lifetimeMs, now),
    erase: (email) => eraseMailFiles(dir, email),
  };
}
