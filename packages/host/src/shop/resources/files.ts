import type { Store } from '../../store/open.ts';
import { type Entry, type Listed, type ListQuery, listOf } from './list-of.ts';

const PICTURE = /\.(jpe?g|png|webp|avif|gif|svg)$/i;
const VIDEO = /\.(mp4|webm|mov|m3u8)$/i;

/** Whether a file is a picture, by its name. */
export const isPicture = (name: string): boolean => PICTURE.test(name);

export interface ListedFile extends Entry {
  /** File name, which is the title too. */
  name: string;
  alt: string;
  /** px; 0 × 0 of what is no picture. */
  width: number;
  height: number;
  version: string;
  /** Per cent from the left and the top. */
  focalPoint: { x: number; y: number };
  /** Bytes. */
  size: number;
}

/** What a setting stores of a file: `shopify://shop_images/x.webp`, `shopify://files/videos/x.mp4`. */
export const storedFile = (name: string): string =>
  isPicture(name) ? `shopify://shop_images/${name}` : `shopify://files/videos/${name}`;

/** Pictures or videos of the shop by name. Older settings store the name alone, or with a folder. */
export async function listFiles(
  store: Store,
  kind: 'picture' | 'video',
  query: ListQuery,
): Promise<Listed<ListedFile>> {
  const rows = await store.db.selectFrom('files').selectAll().execute();
  const entries = rows
    .filter(({ name }) => (kind === 'picture' ? PICTURE : VIDEO).test(name))
    .map(({ name, focal_x: x, focal_y: y, modified_ms: _, ...row }) => ({
      ...row,
      name,
      title: name,
      value: storedFile(name),
      focalPoint: { x, y },
    }));
  return listOf(entries, query, (value) => storedFile(value.split('/').at(-1) ?? value));
}
