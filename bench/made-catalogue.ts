import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Status';
const COLORS = ['Ink', 'Ivory', 'Oxblood', 'Moss', 'Sand', 'Navy', 'Rose', 'Charcoal', 'Rust', 'Sky', 'Plum', 'Oat'];
const SIZES = ['XS', 'S', 'M', 'L', 'XL'];
const KINDS = ['Dress', 'Shirt', 'Trouser', 'Coat', 'Skirt', 'Sweater', 'Jacket', 'Jean', 'Boot', 'Bag'];
const FABRICS = ['Linen', 'Silk', 'Wool', 'Cotton', 'Cashmere', 'Denim', 'Leather', 'Velvet'];
const CUTS = ['Slip', 'Wrap', 'Boxy', 'Long', 'Cropped', 'Pleated', 'Straight', 'Draped', 'Rope', 'Balloon', 'Column'];
const HOUSES = ['Vitrine', 'Atelier Nord', 'Maison Lune', 'Hedgerow', 'Greene', 'Selvedge'];
const MARKS = ['new', 'best-seller', 'eco-conscious', 'limited-edition', 'sale', 'petite'];

/** A small generator that gives the same numbers everywhere (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** The lines of one product: two colors in two sizes. */
function productLines(index: number, below: (limit: number) => number): string[] {
  const pick = (list: readonly string[]) => list[below(list.length)] ?? '';
  const [fabric, cut, kind] = [pick(FABRICS), pick(CUTS), pick(KINDS)];
  const color = below(COLORS.length);
  const size = below(SIZES.length - 1);
  const price = 40 + below(960);
  const tags = [...new Set([fabric.toLowerCase(), pick(MARKS), pick(MARKS)])].join(', ');
  const options = [0, 1].flatMap((one) =>
    [0, 1].map((other) => [COLORS[(color + one * 5) % COLORS.length], SIZES[size + other]]),
  );
  return options.map(([shade, letter], variant) => {
    const head =
      variant === 0
        ? `${cut} ${fabric} ${kind} ${index},<p>A ${kind.toLowerCase()} in ${fabric.toLowerCase()}.</p>,${pick(HOUSES)},${kind},"${tags}",TRUE,Color`
        : ',,,,,,';
    return `piece-${index},${head},${shade},${variant === 0 ? 'Size' : ''},${letter},P${index}-${variant},400,shopify,${below(4) === 0 ? 0 : below(30)},deny,${price}.00,${below(5) === 0 ? `${price + 60}.00` : ''},active`;
  });
}

/**
 * Writes a shop folder of `count` products with four variants each, the same ones every time. `shop.json` is the demo
 * shop's; one collection holds everything.
 */
export async function makeCatalogue(folder: string, count: number, shopJson: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'shop.json'), shopJson);
  writeFileSync(
    join(folder, 'collections.json'),
    JSON.stringify([
      {
        handle: 'everything',
        title: 'Everything',
        sortOrder: 'title-ascending',
        rules: { match: 'all', conditions: [{ field: 'price', relation: 'greater_than', value: 0 }] },
      },
    ]),
  );
  const below = numbers(count);
  const file = createWriteStream(join(folder, 'products.csv'));
  file.write(`${HEADER}\n`);
  for (let index = 0; index < count; index++) {
    const isRoomLeft = file.write(`${productLines(index, below).join('\n')}\n`);
    if (!isRoomLeft) await new Promise((resolve) => file.once('drain', resolve));
  }
  file.end();
  await finished(file);
}
