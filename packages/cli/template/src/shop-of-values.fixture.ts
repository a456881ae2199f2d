import type { ShopOfValues } from '@vitrine/compiler/parity/shop-of-values.ts';

/**
 * What the sections expect of a shop's metafields and of the theme's settings: every build renders them on random pages and compares what
 * Liquid and React print. A section that reads `metafield(product, 'custom', 'care')` needs `'custom.care': 'string?'` here.
 */
export const shopOfValues: ShopOfValues = { metafields: {}, metaobjects: { types: [], fields: {} }, settings: [] };
