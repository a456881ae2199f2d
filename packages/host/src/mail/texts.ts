/** The words of a short mail with one link. */
export interface LinkWords {
  subject: string;
  heading: string;
  sentence: string;
  /** On the link. */
  action: string;
  after: string;
}

/** All texts of the shop's mails in one language. Amounts and names are passed in formatted. */
export interface MailTexts {
  /** For the mail's `lang`. */
  language: string;
  /** A name and what belongs to it: `Total: $10`. */
  pair(name: string, value: string): string;
  reset: LinkWords;
  activation: LinkWords;
  registration(shop: string): LinkWords;
  knownAddress(shop: string): LinkWords;
  questions(email: string): string;
  shipment: {
    subject(order: string): string;
    heading: string;
    /** What is in the parcel, and how it was sent where that is known. */
    sentence(pieces: string, carrier: string): string;
    track: string;
    viewOrder: string;
  };
  /** What follows is `questions`. */
  refund(order: string, amount: string): Omit<LinkWords, 'after'>;
  cancelled(order: string, reason: string | null): Omit<LinkWords, 'after'>;
  /** Why an order was cancelled; null where the reason does not concern the buyer. */
  cancelReasons: Readonly<Record<string, string | null>>;
  confirmation: {
    subject(order: string): string;
    heading: string;
    sentence(order: string): string;
    viewOrder: string;
    subtotal: string;
    discount: string;
    shipping: string;
    free: string;
    total: string;
    shipTo: string;
    address: string;
    /** A tax's title; known ones are translated. */
    tax(title: string): string;
  };
  giftCard: {
    subject(amount: string, shop: string): string;
    /** `name` is empty where the recipient is not known. */
    greeting(name: string): string;
    sentence(amount: string, shop: string): string;
    heading(amount: string): string;
    see: string;
    after: string;
  };
}
