import type { Rows } from '../../objects/rows.ts';
import type { Product } from '../../shop/catalogue/types-products.ts';
import { mappedReader } from './mapped-reader.ts';
import type { Reader } from './reader.ts';

const soldOut = new WeakMap<Product, Product>();

/** The same product sold out is the same object. */
function soldOutProduct(product: Product): Product {
  const known = soldOut.get(product);
  if (known) return known;
  const gone: Product = {
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      inventoryManagement: 'shopify',
      inventoryPolicy: 'deny',
      inventoryQuantity: 0,
      available: false,
    })),
  };
  soldOut.set(product, gone);
  return gone;
}

function present<K extends keyof Rows>(kind: K, row: Rows[K]): Rows[K];
function present(kind: keyof Rows, row: unknown): unknown {
  if (row === null) return null;
  // Rows are stored by kind.
  if (kind === 'product') return soldOutProduct(row as Product);
  if (kind === 'stock') return (row as Rows['stock']).map((level) => ({ ...level, available: 0 }));
  return row;
}

/** The rows of a shop of which nothing can be bought, as the theme editor previews it. */
export const soldOutReader = (reader: Reader): Reader =>
  mappedReader(reader, { key: (_kind, key) => key, row: present });
