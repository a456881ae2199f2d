import type { StoredMail } from './message.ts';

/** Where mails go. */
export interface MailTransport {
  /** Resolves when the mail is where it can no longer be lost. Sending the same one again does no harm beyond a copy with its Message-ID. */
  send(mail: StoredMail): Promise<void>;
  /** Withdraws a mail that has not left this machine, because its link is no longer valid. */
  withdraw(name: string): Promise<void>;
  /** What is still on its way fails, and is sent by the next process. */
  close(): Promise<void>;
}
