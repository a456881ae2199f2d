/** A mail as the shop's rules ask for it. Addresses are plain (`a@b.example`). */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** A name of letters, digits and dashes: a message of this name is kept and sent at most once. */
  once?: string;
}

/** Who it comes from. */
export interface MailSender {
  name: string;
  address: string;
}
