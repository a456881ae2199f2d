import type { ProductOptionValue } from '../catalogue/types-products.ts';
import { fold } from '../fold.ts';
import type { FileImage } from '../types.ts';
import type { Pictures } from './pictures.ts';

export type Swatch = NonNullable<ProductOptionValue['swatch']>;

/** Colours and pictures of option values by option name and value, whatever their case. */
export function createSwatches(
  described: Readonly<Record<string, Record<string, { color?: string | undefined; image?: string | undefined }>>>,
  pictures: Pictures,
): {
  rows: { option_name: string; value: string; color: string | null; image: FileImage | null }[];
  find(option: string, value: string): Swatch | null;
} {
  const rows = Object.entries(described).flatMap(([option, values]) =>
    Object.entries(values).map(([value, { color, image }]) => ({
      option_name: fold(option),
      value: fold(value),
      color: color ?? null,
      image: image === undefined ? null : pictures.find(image, '', { file: 'option-swatches.json', line: 0 }),
    })),
  );
  const byName = new Map(rows.map((row) => [JSON.stringify([row.option_name, row.value]), row]));
  return {
    rows: [...byName.values()],
    find(option, value) {
      const row = byName.get(JSON.stringify([fold(option), fold(value)]));
      return row && (row.color !== null || row.image) ? { color: row.color, image: row.image } : null;
    },
  };
}
