import type { CSSProperties } from 'react';

/** Five stars, filled as far as `rating` (0 to 5) goes: drawn by the styles. Decoration: words beside them say the same. */
export function Stars({ rating }: { rating: string | number }) {
  return <span className="stars" aria-hidden="true" style={{ '--rating': rating } as CSSProperties} />;
}
