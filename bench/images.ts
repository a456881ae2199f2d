import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Part } from './report.ts';
import { client, measure } from './timing.ts';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'shop', 'files');
const [FILE = ''] = readdirSync(folder).filter((name) => name.startsWith('column-slip-dress-ink-near.'));
/** Of one size and kind. Each is asked for once: two widths of one picture share its decoding, or are one rendition. */
const garments = readdirSync(folder).filter((name) => /-(?:near|back)\.(?:avif|webp)$/.test(name) && name !== FILE);
const WIDTH = 480;

/** A rendition never asked for before, and the same one again. */
export const benchImages: Part = {
  title: 'Image renditions',
  async run(shop) {
    const http = client(shop.url);
    const source = readFileSync(join(folder, FILE));
    const garment = (index: number) => garments.at(index % garments.length) ?? FILE;
    const accept = { accept: 'image/webp' };
    const bare = await measure(20, 1, async () => void (await sharp(source).resize(WIDTH).webp().toBuffer()));
    const baseline = { name: 'bare sharp', value: bare.median };
    const fresh = await measure(
      40,
      1,
      async (index) => void (await http.send(`/cdn/shop/files/${garment(index)}?width=${WIDTH}`, { headers: accept })),
    );
    const stored = await measure(
      200,
      1,
      async () => void (await http.send(`/cdn/shop/files/${FILE}?width=${WIDTH}`, { headers: accept })),
    );
    http.close();
    return [
      { what: 'new rendition, WebP', value: fresh.median, unit: 'ms', baseline },
      { what: 'stored rendition', value: stored.median, unit: 'ms', baseline },
    ];
  },
};
