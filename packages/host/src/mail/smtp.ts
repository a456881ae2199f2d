import type { Transporter } from 'nodemailer';
import { PermanentError } from '../jobs/backoff.ts';
import { mailOptions } from './compose.ts';
import type { MailSender } from './message.ts';
import type { MailTransport } from './transport.ts';

/** ms of silence. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** ms of an attempt in all: a server that always says a little more would hold it for ever. */
const LONGEST = 120_000;

/** A mail server by its address, `smtp://user:password@host:587`. The mail library is loaded with the first message. */
export function openSmtp(url: string, sender: () => MailSender, longest = LONGEST): MailTransport {
  let opened: Promise<Transporter> | undefined;
  const open = async () => (await import('nodemailer')).createTransport({ url, ...TIMEOUTS });
  return {
    async send(mail) {
      opened ??= open();
      try {
        await (await opened).sendMail({ ...mailOptions(mail, sender()), signal: AbortSignal.timeout(longest) });
      } catch (error) {
        if (isRefused(error)) throw new PermanentError(error.message);
        throw error;
      }
    },
    async withdraw() {},
    async close() {
      (await opened)?.close();
    },
  };
}

/** The server will never take this mail (no such mailbox): a 5xx answer to the addresses or the message, not to the log-in. */
function isRefused(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const isFinal = typeof error.responseCode === 'number' && error.responseCode >= 500;
  return isFinal && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}
