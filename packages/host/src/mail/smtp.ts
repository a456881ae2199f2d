import type { Transporter } from 'nodemailer';
import { PermanentError } from '../jobs/backoff.ts';
import { mailOptions } from './compose.ts';
import type { MailSender } from './message.ts';
import type { MailTransport } from './transport.ts';

/** ms of silence. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** ms for a whole attempt: a server that keeps sending a little would hold it for ever. */
const LONGEST = 120_000;

/** A mail server by its address, `smtp://user:password@host:587`. The mail library is loaded with the first message. */
export function openSmtp(url: string, sender: () => MailSender, longest = LONGEST): MailTransport {
  let opened: Promise<Transporter> | undefined;
  const closing = new AbortController();
  const options = { url, ...TIMEOUTS, ...(needsEncryption(url) && { requireTLS: true }) };
  const open = async () => (await import('nodemailer')).createTransport(options);
  return {
    async send(mail) {
      opened ??= open();
      try {
        const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(longest)]);
        await (await opened).sendMail({ ...mailOptions(mail, sender()), signal });
      } catch (error) {
        if (isRefused(error)) throw new PermanentError(error.message);
        throw error;
      }
    },
    async withdraw() {},
    async close() {
      // A connection to a silent server would keep the process running.
      closing.abort();
      (await opened)?.close();
    },
  };
}

/**
 * Whether a password could be read on its way to the server, or by an impostor, if the server offered no encryption. It may be sent in
 * clear to this machine, and where the address says so (`?ignoreTLS=true`).
 */
export function needsEncryption(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, password, searchParams } = new URL(url);
  const isOwn = hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
  return protocol === 'smtp:' && password !== '' && !isOwn && searchParams.get('ignoreTLS') !== 'true';
}

/**
 * The server will never take this mail (no such mailbox): a 5xx answer to the recipient or the message. One to the log-in or the
 * sender is about the shop's settings, which can be corrected.
 */
function isRefused(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const isFinal = typeof error.responseCode === 'number' && error.responseCode >= 500;
  const isRecipient = error.code === 'EENVELOPE' && 'command' in error && error.command === 'RCPT TO';
  return isFinal && (isRecipient || error.code === 'EMESSAGE');
}
