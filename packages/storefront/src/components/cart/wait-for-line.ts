import { openWaitlist } from '../waitlist/waitlist-ask.ts';
import type { CartLine } from './cart-view.schema.ts';

/** Opens the waitlist for the variant of a line that has sold out since. */
export function waitForLine({ product_id, variant_id, title, url, image }: CartLine): void {
  openWaitlist({
    productId: product_id,
    variantId: variant_id,
    title,
    url,
    image: image === null ? null : { src: image, alt: '' },
    variants: null,
  });
}
