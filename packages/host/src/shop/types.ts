/**
 * What the shop's own records share: ids, files and metafields. The records, as the rules in this folder load them and the Liquid objects
 * wrap them, stand by subject in `types-products.ts`, `types-content.ts`, `types-shop.ts` and `types-commerce.ts`.
 *
 * Units: money is in minor units (cents) of the shop's currency, weights in grams, times in ISO 8601 UTC strings.
 * Ids are positive integers below 2^53, stable across imports of the same data.
 */

export type Id = number;

export interface Metafield {
  namespace: string;
  key: string;
  /** A metafield type of the platform, e.g. `single_line_text_field`, `list.metaobject_reference`, `json`. */
  type: string;
  /** As stored: text; JSON for `json` and `list.*`. */
  value: string;
}

/** A picture or other file of the shop, addressed as `/cdn/shop/files/{name}`. */
export interface FileImage {
  /** File name below the shop's `files/`, e.g. `silk-slip-dress-ink-1.jpg`. */
  name: string;
  alt: string;
  width: number;
  height: number;
  /** Changes when the file does: the `v=` of its address. */
  version: string;
  /** Per cent from the left and the top; 50/50 when none is set. */
  focalPoint: { x: number; y: number };
}

export interface VideoSource {
  url: string;
  mimeType: string;
  format: string;
  width: number;
  height: number;
}

export interface Media {
  id: Id;
  position: number;
  type: 'image' | 'video' | 'external_video' | 'model';
  alt: string;
  /** The picture itself, or the poster of a video or model. */
  preview: FileImage;
  sources: VideoSource[];
  /** ms; 0 for pictures. */
  duration: number;
  /** For `external_video`. */
  host?: 'youtube' | 'vimeo';
  externalId?: string;
}
