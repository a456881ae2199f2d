import { contains, first, image, imageUrl, last, type MediaObject, split } from '@vitrine/compiler';

/** px: more than any picture is wide; the platform answers with the whole picture. */
const WHOLE = 5760;

/**
 * A picture or video as the gallery needs it; shaped as the contract's `ProductMedia`. Its alt text says what it shows:
 * `Slip in Ink, front – Ada` is shown with the color Ink and worn by the model Ada.
 */
export function mediaOf(media: MediaObject, firstPosition: number | undefined) {
  const { alt, preview_image } = media;
  return {
    id: media.id,
    first: media.position === firstPosition,
    image: image(preview_image, { width: 1100, widths: [390, 560, 780, 1100, 1500, 2000] }),
    color: contains(alt, ' in ') ? (first(split(last(split(alt, ' in ')), ',')) ?? '') : '',
    model: contains(alt, MODEL) ? (last(split(alt, MODEL)) ?? '') : '',
    thumb: imageUrl(preview_image, 200),
    original: imageUrl(preview_image, WHOLE),
    sources:
      media.media_type === 'video' ? media.sources.map((source) => ({ url: source.url, type: source.mime_type })) : [],
  };
}

/** Stands before the model's name at the end of an alt text. */
const MODEL = ' – ';
