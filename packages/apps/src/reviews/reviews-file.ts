import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const Entry = z.object({
  rating: z.number().int().min(1).max(5),
  title: z.string().default(''),
  body: z.string().default(''),
  response: z.string().default(''),
  createdAt: z.iso.datetime({ offset: true }),
  firstName: z.string().default(''),
  /** Pictures of the shop's `files/`, by name. */
  photos: z.array(z.string()).default([]),
  attributes: z.array(z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.null()]) })).default([]),
});
const ReviewsFile = z.record(z.string(), z.array(Entry));

/** A review as the merchant's folder holds it, numbered. */
export interface StoredReview extends z.output<typeof Entry> {
  id: number;
  /** The service's own number of the product; not the shop's. */
  productNumber: number;
}

/** Reviews by product handle, newest first, of `apps/reviews.json`. No file: no reviews. Throws where the file is wrong. */
export async function readReviews(shopDir: string): Promise<Map<string, StoredReview[]>> {
  const path = join(shopDir, 'apps', 'reviews.json');
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const read = ReviewsFile.safeParse(parsed(text, path));
  if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`);
  const reviews = new Map<string, StoredReview[]>();
  let id = 810_000;
  for (const [index, [handle, entries]] of Object.entries(read.data).entries()) {
    const numbered = entries.map((entry) => ({ ...entry, id: ++id, productNumber: 52_000 + index }));
    reviews.set(handle, numbered.sort(newestFirst));
  }
  return reviews;
}

const newestFirst = (a: StoredReview, b: StoredReview) =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id;

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
