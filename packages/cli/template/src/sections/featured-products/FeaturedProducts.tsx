import { t, useSectionId } from '@vitrine/compiler/view.ts';
import { ProductCard } from '../../components/product-card/ProductCard.tsx';
import type { FeaturedProductsProps } from './featured-products.schema.ts';

export function FeaturedProducts({ heading, url, products }: FeaturedProductsProps) {
  const headingId = `${useSectionId()}-heading`;
  return (
    <section className="band" aria-labelledby={headingId}>
      <div className="band__head">
        <h2 id={headingId}>{heading}</h2>
        <a href={url}>{t('featured_products.all')}</a>
      </div>
      <ul className="cards">
        {products.map((product) => (
          <li key={product.url}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
