/** How many pieces are in the cart, for whoever shows it. Knows no React. */

/** Unknown until something has changed: pages print it. */
let count: number | null = null;
const listeners = new Set<() => void>();

export const cartCount = {
  get: (): number | null => count,
  set(next: number): void {
    count = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** A page that the browser brings back as it was left may show an old cart. */
export function watchReturns(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
