import type { Picture as PictureProps } from './picture.schema.ts';

/** `sizes` is the width it takes in the layout, in CSS units. The first picture of a page is `eager`. */
export function Picture({ picture, sizes, eager = false }: { picture: PictureProps; sizes: string; eager?: boolean }) {
  return (
    <img
      src={picture.src}
      srcSet={picture.srcset}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
