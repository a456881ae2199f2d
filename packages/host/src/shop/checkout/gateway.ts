/** A payment provider, as the checkout needs one. */
export interface Gateway {
  /** Shown to the shopper and stored with the transaction, e.g. `Test card`. */
  name: string;
  /** Holds the amount on the card. The same key asked twice gives the same answer and holds the money once. */
  authorize(request: PaymentRequest): Promise<PaymentAnswer>;
  /** Captures an authorization. */
  capture(reference: string, amount: number): Promise<boolean>;
  /** Refunds a capture. The same key refunds once. */
  refund(reference: string, amount: number, idempotencyKey: string): Promise<boolean>;
  /** Voids an authorization. */
  release(reference: string): Promise<void>;
}

export interface PaymentRequest {
  idempotencyKey: string;
  /** minor units */
  amount: number;
  currency: string;
  card: CardDetails;
}

export interface CardDetails {
  number: string;
  name: string;
  /** 1–12 */
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  verificationValue: string;
}

/** Why nothing was paid, where the shop has words of its own for it, in every language. */
export type PaymentReason = 'declined' | 'failed' | 'missing_card' | 'unknown_test_card';

/** `message` is the provider's own sentence: shown where it gives no `reason`. */
export type PaymentAnswer =
  | { status: 'authorized'; reference: string; cardBrand: string; cardLast4: string }
  | { status: 'declined'; message: string; reason?: PaymentReason }
  | { status: 'failed'; message: string; reason?: PaymentReason };
