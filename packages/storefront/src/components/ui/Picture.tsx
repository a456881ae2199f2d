import type { Image } from '../../domain/image.schema.ts';

/**
 * A picture with its place kept: `sizes` is the width it takes in the layout, in CSS units. The first picture of a page is
 * `eager`: it is what the page is judged by, so it goes before everything else.
 */
export function Picture({
  image,
  sizes,
  eager = false,
  className,
}: {
  image: Image;
  sizes: string;
  eager?: boolean;
  className?: string;
}) {
  return (
    <img
      className={className}
      src={image.src}
      srcSet={image.srcset}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
