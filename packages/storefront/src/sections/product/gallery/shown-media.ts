import type { Model, ProductMedia } from '../product.schema.ts';

/** What of a product's media is shown with a color, in the merchant's order: no other choice changes it. */
export function shownMedia(media: readonly ProductMedia[], color: string, videos: boolean): ProductMedia[] {
  return media.filter((item) => (item.color === '' || item.color === color) && (videos || !item.is_video));
}

/** The first video, which 'View Video' leads to; undefined while a video is seen, and where there is none (rules gallery-6, gallery-7). */
export function videoToView(
  shown: readonly ProductMedia[],
  current: ProductMedia | undefined,
): ProductMedia | undefined {
  return current?.is_video ? undefined : shown.find((item) => item.is_video);
}

/** Who wears the piece in a picture; undefined where nobody is named (rule gallery-10). */
export function modelOf(models: readonly Model[], item: ProductMedia | undefined): Model | undefined {
  return models.find((model) => model.name === item?.model);
}
