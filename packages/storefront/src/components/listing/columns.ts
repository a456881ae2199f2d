import type { Density } from '../../state/browser-storage/density.ts';

interface Columns {
  columns_desktop: number;
  columns_mobile: number;
}

/** Columns at each density, from the merchant's: within 1 to 6 on a desk and 1 to 3 on a phone (rules collection-7, collection-8). */
export const columnsAt = (density: Density, { columns_desktop: desk, columns_mobile: phone }: Columns): Columns =>
  density === 'large'
    ? { columns_desktop: desk > 1 ? desk - 1 : 1, columns_mobile: phone > 1 ? phone - 1 : 1 }
    : density === 'small'
      ? { columns_desktop: desk > 4 ? 6 : desk + 2, columns_mobile: phone > 2 ? 3 : phone + 1 }
      : { columns_desktop: desk, columns_mobile: phone };
