import type { ProductProps } from '../product.schema.ts';

/** What of a product the stores' stock is read and shown by. */
export interface ProductWithStores extends Pick<ProductProps, 'id' | 'options'> {
  service: Pick<ProductProps['service'], 'stores' | 'pick_up'>;
}
