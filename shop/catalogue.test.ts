/** What the demo shop promises: its size, and what it says and shows of every piece. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { byHandle, field, files, handles, json, products, rows, skus, variants } from './demo-shop.ts';

describe('the catalogue', () => {
  it('has at least 60 products and 400 variants, none twice', () => {
    expect(products.length).toBeGreaterThanOrEqual(60);
    expect(variants.length).toBeGreaterThanOrEqual(400);
    expect(skus.size).toBe(variants.length);
    expect(handles.size).toBe(products.length);
  });

  it('has whole-dollar prices from $45 to $1,890', () => {
    const prices = variants.map((row) => Number(row['Variant Price']));
    expect(Math.min(...prices)).toBe(45);
    expect(Math.max(...prices)).toBe(1890);
    expect(prices.filter((price) => !Number.isInteger(price))).toEqual([]);
  });

  it('says something of every product: a note, its care, its fit', () => {
    for (const row of products) {
      expect(row['Body (HTML)'], row.Handle).toMatch(/^<p>.{80,}/s);
      expect(row['SEO Description']?.length, row.Handle).toBeGreaterThan(40);
      if (row['Gift Card'] === 'true') continue;
      expect(field(row, 'custom.material_care'), row.Handle).not.toBe('');
      expect(field(row, 'custom.size_fit_note'), row.Handle).not.toBe('');
    }
  });

  it('pictures every color in at least three views, and names the color', () => {
    for (const product of products) {
      const own = byHandle(product.Handle ?? '');
      const values =
        product['Option1 Name'] === 'Color'
          ? new Set(own.map((row) => row['Option1 Value'] ?? '').filter(Boolean))
          : new Set<string>();
      for (const color of values) {
        const alts = own.map((row) => row['Image Alt Text'] ?? '').filter((alt) => alt.includes(` in ${color},`));
        expect(alts.length, `${product.Handle} in ${color}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('has a swatch for every color', () => {
    const swatches = z
      .object({ Color: z.record(z.string(), z.object({ color: z.string().optional(), image: z.string().optional() })) })
      .parse(json('option-swatches.json')).Color;
    const used = new Set(
      rows
        .filter((row) => row['Option1 Value'] && byHandle(row.Handle ?? '')[0]?.['Option1 Name'] === 'Color')
        .map((row) => row['Option1 Value'] ?? ''),
    );
    expect([...used].filter((color) => !swatches[color])).toEqual([]);
    expect(Object.values(swatches).filter((swatch) => swatch.image && !files.has(swatch.image))).toEqual([]);
  });
});
