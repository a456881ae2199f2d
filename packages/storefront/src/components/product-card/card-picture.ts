import type { CardPicture } from '../../domain/card.schema.ts';
import type { Image } from '../../domain/image.schema.ts';

/** Widths of a card's picture, px; 750: of a row that runs off the edge of a phone, at the highest pixel density. */
export const CARD_WIDTHS = [240, 360, 480, 750, 960];

const withWidth = (src: string, width: number): string =>
  /([?&])width=\d+/.test(src)
    ? src.replace(/([?&])width=\d+/, `$1width=${width}`)
    : `${src}${src.includes('?') ? '&' : '?'}width=${width}`;

/** A picture of a card from one of its addresses; its place has the card's own ratio. */
export function pictureFrom({ src, alt }: CardPicture, like: Image | null): Image {
  return {
    src,
    srcset: CARD_WIDTHS.map((width) => `${withWidth(src, width)} ${width}w`).join(', '),
    width: like?.width ?? 900,
    height: like?.height ?? 1200,
    alt,
  };
}
