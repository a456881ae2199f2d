import type { ImageObject } from '@vitrine/compiler';

/** Where a picture without a focal point is cut. */
export const CENTER = '50% 50%';

/** What of a picture the merchant marked to stay in sight where it is cut: a value of `object-position`. */
export const focusOf = (picture: ImageObject): string =>
  `${picture.presentation.focal_point.x}% ${picture.presentation.focal_point.y}%`;
