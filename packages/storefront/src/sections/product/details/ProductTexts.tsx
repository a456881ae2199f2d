import { Html, t } from '@vitrine/compiler/view.ts';
import { Accordion } from '../../../components/accordion/Accordion.tsx';
import type { ProductProps } from '../product.schema.ts';
import { SizeFit } from './SizeFit.tsx';

/** The texts of a product, below its button (`#product-texts`: the browser has `product-texts.browser.ts` in place of it). */
export function ProductTexts(props: { product: ProductProps }) {
  return (
    <div className="accordions">
      <TextsContent {...props} />
    </div>
  );
}

export function TextsContent({ product }: { product: ProductProps }) {
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
        {product.service.delivery ? (
          <Html className="prose small" html={product.service.delivery} />
        ) : (
          <p className="small">{t('product.delivery_text')}</p>
        )}
      </Accordion>
    </>
  );
}
