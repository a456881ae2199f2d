import type { StoredMail } from './message.ts';

/** Where mails go. */
export interface MailTransport {
  /** Resolves when the mail is where it can no longer be lost. Sending the same one again does no harm beyond a copy with its Message-ID. */
  send(mail: StoredMail): Promise<void>;
  /** Takes back what is still within reach of this machine: the mail's link is worth nothing any more. */
  withdraw(name: string): Promise<void>;
  /** What is still on its way fails, and is sent by the next process. */
  close(): Promise<void>;
}
