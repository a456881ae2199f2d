import { ProductTexts } from '#product-texts';
import { ReviewBadge } from '../../components/reviews/ReviewBadge.tsx';
import { BuyForm } from './buy/BuyForm.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { useChoice } from './options/use-choice.ts';
import { ProductPrice } from './ProductPrice.tsx';
import { PromotionBanner } from './PromotionBanner.tsx';
import type { ProductProps } from './product.schema.ts';
import { Share } from './share/Share.tsx';
import { StoreStock } from './stores/StoreStock.tsx';

/** A product's page: gallery, price, options, texts (rules product-1, product-5). */
export function Product(payload: ProductProps) {
  const { product, choice, choose, retry } = useChoice(payload);
  return (
    <div className="product wrap">
      <Gallery product={product} color={choice.color} />
      <PromotionBanner product={product} choice={choice} place="corner" />
      <div className="product__side">
        <div className="product__info">
          <div className="product__head">
            {product.brand && <p className="label muted">{product.brand}</p>}
            <h1 className="product__title">{product.title}</h1>
            <ProductPrice variant={choice.variant} percent={choice.discount} />
            <ReviewBadge rating={product.service.rating} badge={product.service.badge} />
          </div>
          <PromotionBanner product={product} choice={choice} place="inline" />
          <BuyForm product={product} choice={choice} choose={choose} retry={retry} />
          <StoreStock product={product} choice={choice} />
          <ProductTexts product={payload} />
          {product.service.share && <Share title={product.title} share={product.service.share} />}
        </div>
      </div>
    </div>
  );
}
