import type { SwatchImage } from '../../domain/card.schema.ts';

/** A dot of cloth: a picture where the merchant gave one, else a color. */
export function Swatch({ color, image }: { color: string | null; image: SwatchImage | null }) {
  return image ? (
    <img className="swatch" src={image.src} alt="" width={24} height={24} loading="lazy" />
  ) : (
    <span className="swatch" style={{ backgroundColor: color ?? 'transparent' }} />
  );
}
