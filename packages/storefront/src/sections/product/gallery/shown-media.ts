import type { Model, ProductMedia } from '../product.schema.ts';

/** The media of a product that are shown with a color, in the merchant's order. Other options do not matter. */
export function shownMedia(media: readonly ProductMedia[], color: string, videos: boolean): ProductMedia[] {
  return media.filter((item) => (item.color === '' || item.color === color) && (videos || !item.is_video));
}

/** The first video, which 'View Video' leads to; undefined while a video is current, and if there is none (rules gallery-6, gallery-7). */
export function videoToView(
  shown: readonly ProductMedia[],
  current: ProductMedia | undefined,
): ProductMedia | undefined {
  return current?.is_video ? undefined : shown.find((item) => item.is_video);
}

/** The model in a picture; undefined if its alt text names none (rule gallery-10). */
export function modelOf(models: readonly Model[], item: ProductMedia | undefined): Model | undefined {
  return models.find((model) => model.name === item?.model);
}
