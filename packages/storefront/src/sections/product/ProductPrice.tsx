import { t } from '@vitrine/compiler/view.ts';
import { Price } from '../../components/ui/Price.tsx';
import type { ProductVariant } from '../../domain/variant.schema.ts';

/** The price of the variant shown, with what is saved. */
export function ProductPrice({ variant, percent }: { variant: ProductVariant; percent: number }) {
  return (
    <div className="product__price">
      <Price price={variant.price} cap={variant.cap} />
      {percent > 0 && <span className="small error">{t('product.save', { percent })}</span>}
    </div>
  );
}
