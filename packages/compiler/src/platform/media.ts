import type { VariantObject } from './objects.generated.ts';

/** Pictures and videos as Liquid knows them. Lengths are pixels, durations milliseconds. */
export type {
  ColorObject,
  FontObject,
  GenericFileObject,
  ImageObject,
  MediaObject,
  SwatchObject,
  VideoObject,
  VideoSourceObject,
} from './objects.generated.ts';

/** What an image says of the variants that show it. */
export type VariantReference = Pick<VariantObject, 'id' | 'title'>;
