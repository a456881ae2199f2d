import { t } from '@vitrine/compiler/view.ts';
import type { Model, ProductMedia } from '../product.schema.ts';

/** A model: name, height in inches, worn size. A press goes to the first picture of the model, if there is one. */
export function ModelRow({
  model,
  picture,
  worn,
  go,
}: {
  model: Model;
  picture: ProductMedia | undefined;
  worn: Model | undefined;
  go: (id: number) => void;
}) {
  const facts = (
    <>
      <span>{model.name}</span>
      <span className="muted tabular">{t('product.model_height', { height: model.height })}</span>
      <span className="muted">{t('product.model_size', { size: model.size })}</span>
    </>
  );
  return (
    <li>
      {picture ? (
        <button
          type="button"
          className="view-model__row small"
          aria-current={worn && worn.name === model.name ? 'true' : undefined}
          onClick={() => go(picture.id)}
        >
          {facts}
        </button>
      ) : (
        <div className="view-model__row small">{facts}</div>
      )}
    </li>
  );
}
