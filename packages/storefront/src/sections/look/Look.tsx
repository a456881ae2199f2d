import { t } from '@vitrine/compiler/view.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import { LookItem } from './LookItem.tsx';
import type { LookProps } from './look.schema.ts';

/** A look (rule data-22): the picture, its name, and its products. */
export function Look({ name, description, image, products, lookbook }: LookProps) {
  return (
    <div className="look">
      {image && (
        <div className="look__picture media">
          <Picture image={image} sizes="(min-width: 1024px) 50vw, 100vw" eager />
        </div>
      )}
      <div className="look__words">
        <div className="look__head">
          {lookbook && (
            <p className="label muted">
              <a className="look__back" href={lookbook.url}>
                {lookbook.title}
              </a>
            </p>
          )}
          <h1>{name}</h1>
          {description && <p className="look__text">{description}</p>}
        </div>
        {products.length > 0 ? (
          <section className="look__pieces" aria-labelledby="look-pieces">
            <h2 className="label" id="look-pieces">
              {t('look.pieces')}
            </h2>
            <ul>
              {products.map((product) => (
                <li className="look__piece" key={product.id}>
                  <LookItem product={product} />
                </li>
              ))}
            </ul>
          </section>
        ) : (
          <p className="muted">{t('look.empty')}</p>
        )}
      </div>
    </div>
  );
}
