import { editorAttributes, Html } from '@vitrine/compiler/view.ts';
import type { GridBlock } from '../../domain/grid-block.schema.ts';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { Picture } from '../ui/Picture.tsx';

/** What a merchant placed between the products: a picture cut to a shape, words, a day, the press, or a product (rules collection-9, collection-10, collection-11, collection-12, collection-13). */
export function GridTile({ block, sizes, sale }: { block: GridBlock; sizes: string; sale: boolean }) {
  return block.type === 'image' ? (
    <li className={`grid__item grid__item--${block.block_width}`} {...editorAttributes(block.attributes)}>
      {block.image && (
        <a className={`tile-image tile-image--${block.clip}`} href={block.url || undefined}>
          <span className="tile-image__frame">
            <Picture image={block.image} sizes={sizes} />
          </span>
          {block.cta_text && (
            <span
              className={`tile-image__cta tile-image__cta--${block.cta_style}`}
              style={{ color: block.cta_color || undefined }}
            >
              {block.cta_text}
            </span>
          )}
        </a>
      )}
    </li>
  ) : block.type === 'text' ? (
    <li className="grid__item" {...editorAttributes(block.attributes)}>
      <div
        className={`tile tile-text tile-text--${block.format}`}
        style={{ backgroundColor: block.background || undefined, color: block.color || undefined }}
      >
        {block.heading && <p className="tile__heading display">{block.heading}</p>}
        {block.description && <Html className="tile__words prose" html={block.description} />}
      </div>
    </li>
  ) : block.type === 'date' ? (
    <li className="grid__item" {...editorAttributes(block.attributes)}>
      <div className="tile tile-date">
        {block.heading && <p className="label">{block.heading}</p>}
        <p className="tile-date__day display tabular">{block.day}</p>
        <p className="tile-date__month display">{block.month}</p>
      </div>
    </li>
  ) : block.type === 'press' ? (
    <li className="grid__item" {...editorAttributes(block.attributes)}>
      <div className="tile tile-press">
        {block.heading && <p className="label muted">{block.heading}</p>}
        <ul className="tile-press__list">
          {block.list.map((entry, index) => (
            <li key={index}>
              {entry.icon && (
                <img
                  className="tile-press__icon"
                  src={entry.icon.src}
                  alt={entry.icon.alt}
                  width={entry.icon.width}
                  height={entry.icon.height}
                  loading="lazy"
                />
              )}
              {entry.description && <p className="tile-press__words display">{entry.description}</p>}
            </li>
          ))}
        </ul>
      </div>
    </li>
  ) : (
    <li className={`grid__item grid__item--${block.block_width}`} {...editorAttributes(block.attributes)}>
      {block.card && <ProductCard card={block.card} sizes={sizes} quick sale={sale} />}
    </li>
  );
}
