import { ProductRow } from '../../components/product-card/ProductRow.tsx';
import type { ArticleProductsProps } from './article.schema.ts';

/** The products of an article; nothing where it speaks of none. */
export function ArticleProducts({ heading, columns, scheme, items }: ArticleProductsProps) {
  return (
    items.length > 0 && (
      <ProductRow heading={heading} link="" link_label="" columns={columns} scheme={scheme} items={items} />
    )
  );
}
