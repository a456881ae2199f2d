import path from 'node:path';
import type { Transporter } from 'nodemailer';
import { composeMail, mailOptions } from './compose.ts';
import type { MailMessage, MailSender } from './message.ts';
import { writeToOutbox } from './outbox.ts';

export interface Mailer {
  /** Resolves when the message is safe in the outbox. Sending over SMTP goes on behind it, and never throws. */
  send(message: MailMessage): Promise<void>;
  /** Waits for messages still on their way to the SMTP server. */
  close(): Promise<void>;
}

export interface MailerOptions {
  /** The outbox is `{dataDir}/outbox`. */
  dataDir: string;
  /** Asked at each message, because the merchant may rename the shop. */
  sender: () => Promise<MailSender> | MailSender;
  /** `smtp://user:password@host:587`; without it messages stay in the outbox only. */
  smtpUrl?: string;
  report: (line: string) => void;
  now?: () => Date;
}

/** Every message is kept as a file; with an SMTP address it is sent too. */
export function createMailer(options: MailerOptions): Mailer {
  const dir = path.join(options.dataDir, 'outbox');
  const { smtpUrl } = options;
  let opened: Promise<Transporter> | undefined;
  /** The mail library is loaded with the first message. */
  const open = async (url: string) => (await import('nodemailer')).createTransport(url);
  const underway = new Set<Promise<void>>();

  async function deliver(url: string, message: MailMessage, from: MailSender): Promise<void> {
    try {
      opened ??= open(url);
      await (await opened).sendMail(mailOptions(message, from));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      options.report(`A mail to ${message.to} could not be sent by SMTP (${reason}). It is kept in ${dir}.`);
    }
  }

  return {
    async send(message) {
      const from = await options.sender();
      const bytes = await composeMail(message, from);
      const file = await writeToOutbox(dir, bytes, options.now?.() ?? new Date(), message.once);
      if (smtpUrl === undefined || file === null) return;
      const work = deliver(smtpUrl, message, from).finally(() => underway.delete(work));
      underway.add(work);
    },
    async close() {
      await Promise.all(underway);
      (await opened)?.close();
    },
  };
}
