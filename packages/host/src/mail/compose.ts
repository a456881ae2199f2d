import type { MailMessage, MailSender } from './message.ts';

/** One line, so that no header can be smuggled in through a name or a subject. */
function oneLine(text: string): string {
  return text
    .replace(/[\r\n\t]+/g, ' ')
    .trim()
    .slice(0, 500);
}

/** The options nodemailer takes, with every header text made one line. */
export function mailOptions(message: MailMessage, from: MailSender) {
  return {
    from: { name: oneLine(from.name), address: oneLine(from.address) },
    to: { name: '', address: oneLine(message.to) },
    replyTo: message.replyTo ? { name: '', address: oneLine(message.replyTo) } : undefined,
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The whole message as it would go over the wire: the content of an `.eml` file. */
export async function composeMail(message: MailMessage, from: MailSender): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js');
  return new MailComposer(mailOptions(message, from)).compile().build();
}
