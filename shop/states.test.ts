/** What the demo shop promises: every state that the storefront shows. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pictures } from '../artwork/pictures.ts';
import {
  byHandle,
  field,
  files,
  handles,
  json,
  list,
  metaobjects,
  products,
  rows,
  stock,
  tags,
  variants,
} from './demo-shop.ts';

const sold = (row: Record<string, string>): boolean =>
  row['Variant Inventory Tracker'] === 'shopify' &&
  row['Variant Inventory Policy'] === 'deny' &&
  (stock.get(row['Variant SKU'] ?? '') ?? 0) <= 0;

describe('every state of the rules is on the rail', () => {
  const product = (test: (row: Record<string, string>) => boolean): number => products.filter(test).length;

  it('pre-order: sold on although there are none', () => {
    const ahead = variants.filter((row) => row['Variant Inventory Policy'] === 'continue');
    expect(ahead.length).toBeGreaterThan(4);
    expect(ahead.every((row) => (stock.get(row['Variant SKU'] ?? '') ?? 1) <= 0)).toBe(true);
  });

  it('waitlist: single variants, and one product wholly sold out', () => {
    expect(variants.filter(sold).length).toBeGreaterThan(10);
    expect(
      product((row) =>
        byHandle(row.Handle ?? '')
          .filter((v) => v['Variant Price'])
          .every(sold),
      ),
    ).toBeGreaterThanOrEqual(1);
  });

  it('low stock: fewer than ten pieces in all', () => {
    const total = (handle: string) =>
      byHandle(handle).reduce((sum, row) => sum + (stock.get(row['Variant SKU'] ?? '') ?? 0), 0);
    expect(product((row) => total(row.Handle ?? '') > 0 && total(row.Handle ?? '') < 10)).toBeGreaterThan(2);
  });

  it('final sale, by product and by variant', () => {
    expect(product((row) => field(row, 'custom.final_sale') === 'true')).toBeGreaterThanOrEqual(2);
    expect(
      Object.keys(z.record(z.string(), z.unknown()).parse(json('variant-metafields.json'))).length,
    ).toBeGreaterThan(0);
  });

  it('a gift card of several values, a product of one variant, reduced prices', () => {
    expect(byHandle('gift-card').filter((row) => row['Variant Price']).length).toBeGreaterThanOrEqual(3);
    expect(variants.some((row) => row['Option1 Value'] === 'Default Title')).toBe(true);
    expect(
      variants.filter((row) => Number(row['Variant Compare At Price']) > Number(row['Variant Price'])).length,
    ).toBeGreaterThan(20);
  });

  it('lengths with Petite, Regular and Tall, inseams, and a petite note', () => {
    const values = new Set(variants.map((row) => row['Option3 Value']));
    for (const length of ['Petite', 'Regular', 'Tall', '28', '30', '32']) expect(values).toContain(length);
    expect(
      product((row) => field(row, 'custom.petite_note') !== '' && field(row, 'custom.inseam') !== ''),
    ).toBeGreaterThanOrEqual(3);
  });

  it('banners in the corner and in line, the three tags, a video', () => {
    const styles = new Set(products.map((row) => field(row, 'custom.promotion_banner_style')));
    expect(styles).toContain('corner');
    expect(styles).toContain('inline');
    for (const tag of ['limited-edition', 'best-seller', 'eco-conscious'])
      expect(product((row) => tags(row).includes(tag))).toBeGreaterThan(3);
    const media = z
      .record(z.string(), z.array(z.object({ files: z.array(z.string()).min(1), poster: z.string() })))
      .parse(json('product-media.json'));
    expect(Object.keys(media).length).toBeGreaterThanOrEqual(1);
    for (const [handle, videos] of Object.entries(media)) {
      expect(handles).toContain(handle);
      for (const video of videos) expect([...files]).toEqual(expect.arrayContaining([...video.files, video.poster]));
    }
  });

  it('no reviews, a few, and pages of them: each written once, with the facts its product can have', () => {
    const reviews = z
      .record(
        z.string(),
        z.array(
          z.object({
            rating: z.int().min(1).max(5),
            title: z.string().min(1),
            body: z.string().min(20),
            response: z.string(),
            photos: z.array(z.string()).default([]),
            attributes: z.array(z.object({ name: z.enum(['Fit', 'Size worn', 'Height']), value: z.string().min(1) })),
          }),
        ),
      )
      .parse(json('apps/reviews.json'));
    const all = Object.values(reviews).flat();
    const counts = [...handles].map((handle) => reviews[handle]?.length ?? 0);
    expect(Math.min(...counts)).toBe(0);
    expect(Math.max(...counts)).toBe(26);
    expect(Object.keys(reviews).filter((handle) => !handles.has(handle))).toEqual([]);
    expect(new Set(all.map(({ body }) => body)).size).toBe(all.length);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(all.filter(({ response }) => response).length).toBeGreaterThan(10);
    expect(all.flatMap(({ photos }) => photos).filter((name) => !files.has(name))).toEqual([]);
    for (const row of products) {
      const own = reviews[row.Handle ?? ''] ?? [];
      const said = (value: string) =>
        own.filter(({ attributes }) => attributes.some((fact) => fact.name === 'Fit' && fact.value === value)).length;
      const fit = { small: said('Runs small'), true_to_size: said('True to size'), large: said('Runs large') };
      const told = field(row, 'reviews.fit');
      expect(Number(field(row, 'reviews.rating_count') || 0), row.Handle).toBe(own.length);
      expect(told === '' ? { small: 0, true_to_size: 0, large: 0 } : JSON.parse(told), row.Handle).toEqual(fit);
      const mean = own.reduce((sum, { rating }) => sum + rating, 0) / own.length;
      if (own.length > 0)
        expect(field(row, 'reviews.rating'), row.Handle).toContain(
          `"value":"${(Math.floor(mean * 10 + 0.5) / 10).toFixed(1)}"`,
        );
      const sizes = new Set(
        byHandle(row.Handle ?? '').flatMap((line) => [line['Option1 Value'], line['Option2 Value']]),
      );
      for (const { attributes } of own)
        for (const { name, value } of attributes)
          if (name === 'Size worn') expect([...sizes], `${row.Handle} ${value}`).toContain(value);
    }
  });

  it('who wears a piece is named where a picture shows it worn, and nowhere else', () => {
    const names = new Map(metaobjects.model?.map(({ handle, fields }) => [`model/${handle}`, fields.name]));
    const films = z.record(z.string(), z.array(z.object({ alt: z.string() }))).parse(json('product-media.json'));
    for (const row of products) {
      const alts = byHandle(row.Handle ?? '').map((line) => line['Image Alt Text'] ?? '');
      const filmed = films[row.Handle ?? ''] ?? [];
      const worn = new Set(
        [...alts, ...filmed.map(({ alt }) => alt)].flatMap((alt) => / – (.+)$/.exec(alt)?.[1] ?? []),
      );
      expect(new Set(list(field(row, 'custom.models')).map((model) => names.get(model))), row.Handle).toEqual(worn);
    }
    const closeUps = rows.filter((row) => pictures.get(row['Image Src'] ?? '')?.view === 'detail');
    expect(closeUps.length).toBeGreaterThan(100);
    expect(closeUps.filter((row) => row['Image Alt Text']?.includes(' – '))).toEqual([]);
  });
});
