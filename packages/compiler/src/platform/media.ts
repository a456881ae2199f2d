/** Pictures and videos as Liquid knows them (platform contract, appendix C). Lengths are pixels, durations milliseconds. */

export interface ImageObject {
  id: number;
  src: string;
  width: number;
  height: number;
  aspect_ratio: number;
  alt: string | null;
  media_type: 'image';
  position: number;
  preview_image: ImageObject;
  product_id: number | null;
  'attached_to_variant?': boolean;
  variants: VariantReference[];
  presentation: { focal_point: { x: number; y: number } };
}

/** What an image says of the variants that show it. */
export interface VariantReference {
  id: number;
  title: string;
}

export interface VideoSourceObject {
  url: string;
  mime_type: string;
  format: string;
  width: number;
  height: number;
}

export interface VideoObject {
  id: number;
  media_type: 'video';
  alt: string | null;
  position: number;
  duration: number;
  aspect_ratio: number;
  preview_image: ImageObject;
  sources: VideoSourceObject[];
}

export interface MediaObject {
  id: number;
  /** `image`, `model`, `video` or `external_video`. */
  media_type: string;
  alt: string | null;
  position: number;
  preview_image: ImageObject;
  width: number;
  height: number;
  src: string;
  aspect_ratio: number;
  /** Videos and models only. */
  sources: VideoSourceObject[];
  duration: number;
  /** External videos only: `youtube` or `vimeo`. */
  host: string;
  external_id: string;
}

export interface GenericFileObject {
  id: number;
  url: string;
  alt: string | null;
  media_type: string;
  position: number;
  preview_image: ImageObject | null;
}

export interface FontObject {
  family: string;
  fallback_families: string;
  baseline_ratio: number;
  weight: number;
  style: string;
  'system?': boolean;
  variants: FontObject[];
}

/** Prints its CSS form where a string is expected. */
export interface ColorObject {
  red: number;
  green: number;
  blue: number;
  alpha: number;
  hue: number;
  saturation: number;
  lightness: number;
  chroma: number;
  rgb: string;
  rgba: string;
  oklch: string;
  oklcha: string;
  color_space: string;
}

export interface SwatchObject {
  color: ColorObject | null;
  image: ImageObject | null;
}
