/** "1 250 €" for whole euros: local helpers are ordinary functions. */
export function euros(amount: number): string {
  return `${amount} €`;
}

export const CURRENCY = 'EUR';
