import { Html, t } from '@vitrine/compiler/view.ts';
import type { ProductProps } from '@vitrine/contract';
import { Accordion } from '../../components/Accordion.tsx';
import { BuyForm } from './BuyForm.tsx';
import { Gallery } from './Gallery.tsx';
import { discount } from './logic.ts';
import { ProductPrice } from './ProductPrice.tsx';
import { SizeFit } from './SizeFit.tsx';
import { useChoice } from './use-choice.ts';

/** A product's page: pictures, price, options, words (`spec §2`). */
export function Product(product: ProductProps) {
  const { choice, choose } = useChoice(product);
  const variant = choice ? choice.variant : product.variant;
  return (
    <div className="product wrap">
      <Gallery
        title={product.title}
        media={product.media}
        color={choice ? choice.color : product.color}
        columns={product.gallery_columns}
      />
      <div className="product__side">
        <div className="product__info">
          <div className="product__head">
            {product.brand && <p className="label muted">{product.brand}</p>}
            <h1 className="product__title">{product.title}</h1>
            <ProductPrice variant={variant} percent={choice ? discount(variant) : product.discount} />
          </div>
          <BuyForm product={product} choice={choice} choose={choose} />
          <div className="accordions">
            {product.description && (
              <Accordion title={t('product.editors_note')} open>
                <Html className="prose small" html={product.description} />
              </Accordion>
            )}
            <SizeFit product={product} />
            {product.material_care && (
              <Accordion title={t('product.material_care')}>
                <Html className="prose small" html={product.material_care} />
              </Accordion>
            )}
            <Accordion title={t('product.delivery_returns')}>
              <p className="small">{t('product.delivery_text')}</p>
            </Accordion>
          </div>
        </div>
      </div>
    </div>
  );
}
