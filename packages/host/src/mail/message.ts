/** A mail as the shop's rules ask for it. Addresses are plain (`a@b.example`). */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** A name of letters, digits and dashes: a message of this name is written and sent once. */
  once?: string;
  /** The secret in its link: when it is used, replaced or expired, the mail is deleted. */
  token?: string;
}

/** The sender. */
export interface MailSender {
  name: string;
  address: string;
  /** Domain of its Message-ID, which never changes. */
  domain: string;
}

/** A mail of the database, as it is sent. */
export interface StoredMail {
  /** Of letters, digits and dashes; the same at every attempt. */
  name: string;
  /** ISO 8601 */
  createdAt: string;
  message: Omit<MailMessage, 'once' | 'token'>;
}
