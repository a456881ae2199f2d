/** A request to be notified when a variant is back in stock. */
export interface Notification {
  email: string;
  phone_number: string;
  product_id: number;
  variant_id: number;
  sku: string;
  product: string;
  quantity: number;
  accepts_marketing: boolean;
  shop: string;
  created_at: string;
}

/** A sign-up that its customer took back. */
export interface Withdrawal {
  email: string;
  variant_id: number;
  withdrawn_at: string;
}

const isWithdrawal = (entry: Notification | Withdrawal): entry is Withdrawal => 'withdrawn_at' in entry;

/** Whether an entry is of an e-mail address, whatever its case. */
export const isOf =
  (email: string) =>
  (entry: { email: string }): boolean =>
    entry.email.toLowerCase() === email.toLowerCase();

/** Active sign-ups, oldest first. */
export function standingOf(entries: readonly (Notification | Withdrawal)[]): Notification[] {
  let standing: Notification[] = [];
  for (const entry of entries) {
    if (isWithdrawal(entry))
      standing = standing.filter((known) => !isOf(entry.email)(known) || known.variant_id !== entry.variant_id);
    else standing.push(entry);
  }
  return standing;
}
