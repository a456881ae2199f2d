import { Html, t } from '@vitrine/compiler/view.ts';
import { Accordion } from '../../../components/Accordion.tsx';
import type { ProductProps } from '../product.schema.ts';
import { DeliveryReturns } from './DeliveryReturns.tsx';
import { SizeFit } from './SizeFit.tsx';

/** All that is said of a product, below its button (`#product-words`, which has another half in the browser). */
export function ProductWords(props: { product: ProductProps }) {
  return (
    <div className="accordions">
      <WordsContent {...props} />
    </div>
  );
}

export function WordsContent({ product }: { product: ProductProps }) {
  return (
    <>
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
        <DeliveryReturns html={product.service.delivery} />
      </Accordion>
    </>
  );
}
