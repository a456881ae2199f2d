import { Html, t, useSectionId } from '@vitrine/compiler/view.ts';
import { ProductCard } from '../../components/product-card/ProductCard.tsx';
import type { CollectionProps } from './collection.schema.ts';

export function Collection(props: CollectionProps) {
  const { title, description, products, sorting, sort_by, page, pages, previous_url, next_url } = props;
  const sortId = `${useSectionId()}-sort`;
  return (
    <div className="band">
      <div className="collection__head">
        <h1>{title}</h1>
        {description && <Html className="prose muted" html={description} />}
      </div>
      <form className="collection__sort" method="get">
        <label htmlFor={sortId}>{t('collection.sort')}</label>
        <select id={sortId} name="sort_by" defaultValue={sort_by}>
          {sorting.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <button className="button button--quiet" type="submit">
          {t('collection.apply')}
        </button>
      </form>
      {products.length === 0 ? (
        <p>{t('collection.empty')}</p>
      ) : (
        <>
          <h2 className="visually-hidden">{t('collection.products')}</h2>
          <ul className="cards">
            {products.map((product) => (
              <li key={product.url}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </>
      )}
      {pages > 1 && (
        <nav className="collection__pages" aria-label={t('collection.pages')}>
          {previous_url && <a href={previous_url}>{t('collection.previous')}</a>}
          <span className="muted">{t('collection.page', { page, pages })}</span>
          {next_url && <a href={next_url}>{t('collection.next')}</a>}
        </nav>
      )}
    </div>
  );
}
