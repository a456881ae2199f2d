import { t, useSectionId } from '@vitrine/compiler/view.ts';
import type { ProductProps } from '@vitrine/contract';
import { Accordion } from '../../components/Accordion.tsx';
import { Guides } from '../../components/size-guide/Guides.tsx';
import { SizeRequest } from '../../components/size-guide/SizeRequest.tsx';

/** How it is cut, who wears it in the pictures, and the measures. */
export function SizeFit({
  product,
}: {
  product: Pick<ProductProps, 'size_fit' | 'models' | 'guides' | 'metric' | 'size_request'>;
}) {
  const id = useSectionId();
  return (
    (product.size_fit || product.models.length > 0 || product.guides.length > 0) && (
      <Accordion title={t('product.size_fit')}>
        <div className="stack">
          {product.size_fit && <p className="small size-fit__note">{product.size_fit}</p>}
          {product.models.map((model) => (
            <p className="small muted" key={model.name}>
              {t('product.model', { name: model.name, height: model.height, size: model.size })}
            </p>
          ))}
          <Guides id={`${id}-fit`} guides={product.guides} metric={product.metric} headed />
          <SizeRequest href={product.size_request} />
        </div>
      </Accordion>
    )
  );
}
