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

/** px: wider than any picture, so the platform returns the original. */
const ORIGINAL_WIDTH = 5760;
/** Separates the model's name at the end of an alt text. */
const MODEL_SEPARATOR = ' – ';

const YOUTUBE = 'https://www.youtube.com/watch?v=';
const VIMEO = 'https://vimeo.com/';

/**
 * The media of a product as `ProductMedia`. The alt text gives color and model: `Slip in Ink, front – Ada`, and in any language
 * `Slip, Ink, front – Ada`, is shown with the color Ink and worn by the model Ada. A text without a value of an option is shown with
 * every color.
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
    image: image(once(media.preview_image), { width: 1100, widths: [390, 560, 780, 1200, 1500, 2000] }),
    // A template string makes it one expression: otherwise the markup repeats the comparison for each of its cases.
    color: `${valueIn(media.alt)}`,
    model: contains(media.alt, MODEL_SEPARATOR) ? (last(split(media.alt, MODEL_SEPARATOR)) ?? '') : '',
    thumb: imageUrl(once(media.preview_image), 200),
    original: imageUrl(once(media.preview_image), ORIGINAL_WIDTH),
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
