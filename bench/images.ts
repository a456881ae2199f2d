import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Part } from './report.ts';
import { client, measure } from './timing.ts';

const FILE = 'column-slip-dress-ink-front.webp';
const original = join(dirname(dirname(fileURLToPath(import.meta.url))), 'shop', 'files', FILE);

/** A rendition never asked for before, and the same one again. */
export const benchImages: Part = {
  title: 'Image renditions',
  async run(shop) {
    const http = client(shop.url);
    const source = readFileSync(original);
    const widths = Array.from({ length: 44 }, (_, index) => 300 + index * 10);
    const width = (index: number) => widths[(index + widths.length) % widths.length] ?? 300;
    const accept = { accept: 'image/webp' };
    const bare = await measure(
      20,
      1,
      async (index) => void (await sharp(source).resize(width(index)).webp().toBuffer()),
    );
    const baseline = { name: 'bare sharp', value: bare.median };
    const fresh = await measure(
      40,
      1,
      async (index) => void (await http.send(`/cdn/shop/files/${FILE}?width=${width(index)}`, { headers: accept })),
    );
    const kept = await measure(
      200,
      1,
      async () => void (await http.send(`/cdn/shop/files/${FILE}?width=300`, { headers: accept })),
    );
    http.close();
    return [
      { what: 'new rendition, WebP', value: fresh.median, unit: 'ms', baseline },
      { what: 'kept rendition', value: kept.median, unit: 'ms', baseline },
    ];
  },
};
