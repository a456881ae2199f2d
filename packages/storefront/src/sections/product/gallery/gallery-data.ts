import {
  append,
  concat,
  contains,
  first,
  image,
  imageUrl,
  last,
  once,
  type ProductObject,
  pluck,
  split,
} from '@vitrine/compiler';

/** px: more than any picture is wide; the platform answers with the whole picture. */
const WHOLE = 5760;
/** Stands before the model's name at the end of an alt text. */
const MODEL = ' – ';

const YOUTUBE = 'https://www.youtube.com/watch?v=';
const VIMEO = 'https://vimeo.com/';

/**
 * The pictures and videos of a product as the gallery needs them; shaped as the contract's `ProductMedia`. An alt text says what is shown:
 * `Slip in Ink, front – Ada`, and in any language `Slip, Ink, front – Ada`, is shown with the color Ink and worn by the model Ada. What
 * names no value of an option is shown with all.
 */
export function mediaOf(product: ProductObject, firstPosition: number | null) {
  const [one, two, three] = [0, 1, 2].map((index) => pluck(product.options_with_values[index]?.values, 'name'));
  const values = concat(concat(one, two), three);
  const afterIn = (alt: string | null) => first(split(last(split(alt, ' in ')), ',')) ?? '';
  const afterComma = (alt: string | null) => split(alt, ', ')[1] ?? '';
  const valueIn = (alt: string | null) =>
    contains(values, afterIn(alt)) ? afterIn(alt) : contains(values, afterComma(alt)) ? afterComma(alt) : '';
  return product.media.map((media) => ({
    id: media.id,
    first: media.position === firstPosition,
    image: image(once(media.preview_image), { width: 1100, widths: [390, 560, 780, 1100, 1500, 2000] }),
    // In one piece: the markup compares it, and would compare every way to it.
    color: `${valueIn(media.alt)}`,
    model: contains(media.alt, MODEL) ? (last(split(media.alt, MODEL)) ?? '') : '',
    thumb: imageUrl(once(media.preview_image), 200),
    original: imageUrl(once(media.preview_image), WHOLE),
    is_video: media.media_type === 'video' || media.media_type === 'external_video',
    sources:
      media.media_type === 'video' ? media.sources.map((source) => ({ url: source.url, type: source.mime_type })) : [],
    film:
      media.media_type === 'external_video'
        ? append(media.host === 'youtube' ? YOUTUBE : VIMEO, media.external_id)
        : '',
    models:
      media.media_type === 'model' ? media.sources.map((source) => ({ url: source.url, type: source.mime_type })) : [],
  }));
}
