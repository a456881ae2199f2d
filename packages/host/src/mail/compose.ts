import type { MailSender, StoredMail } from './message.ts';

/**
 * One line, so that no header can be smuggled in through a name or a subject; without what commands a terminal or turns the line around,
 * also as an encoded word (RFC 2047), which a mail program would decode.
 */
function oneLine(text: string): string {
  return text
    .replace(/[ \p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
    .slice(0, 500);
}

/** Lines of text without terminal control characters. */
const plain = (text: string): string => text.replace(/[^\P{Cc}\n\r\t]/gu, '');

/** The options nodemailer takes, with every header text made one line. Of one mail they are the same at every attempt. */
export function mailOptions({ name, createdAt, message }: StoredMail, from: MailSender) {
  return {
    from: { name: oneLine(from.name), address: oneLine(from.address) },
    to: { name: '', address: oneLine(message.to) },
    replyTo: message.replyTo ? { name: '', address: oneLine(message.replyTo) } : undefined,
    subject: oneLine(message.subject),
    text: plain(message.text),
    html: message.html,
    date: new Date(createdAt),
    messageId: `<${name}.${Date.parse(createdAt).toString(36)}@${oneLine(from.domain)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The whole message as it would go over the wire: the content of an `.eml` file. */
export async function composeMail(mail: StoredMail, from: MailSender): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js');
  return new MailComposer(mailOptions(mail, from)).compile().build();
}
