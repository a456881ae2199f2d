import { Picture } from '../../../components/ui/Picture.tsx';
import type { NavProduct } from '../header.schema.ts';

/** The products of a mega-menu of type `featured`. */
export function MegaProducts({ heading, products }: { heading: string; products: readonly NavProduct[] }) {
  return (
    <div className="mega__featured">
      {heading && <p className="label muted mega__label">{heading}</p>}
      <ul className="mega__products">
        {products.map((product) => (
          <li key={product.url} data-column="">
            <a className="mega__tile" href={product.url}>
              <span className="media mega__media">
                {product.image && <Picture image={product.image} sizes="16vw" />}
              </span>
              <span className="small">{product.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
