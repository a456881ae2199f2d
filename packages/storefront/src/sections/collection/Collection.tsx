import { Html } from '@vitrine/compiler/view.ts';
import { CollectionListing } from './CollectionListing.tsx';
import type { CollectionPageProps } from './collection-page.schema.ts';
import { Opening } from './Opening.tsx';
import { Subcategories } from './Subcategories.tsx';

/** A collection: its title and words, and the list of its products (rule collection-3). */
export function Collection(props: CollectionPageProps) {
  const { title, description, opening, subcategories } = props;
  return (
    <div className="wrap">
      {opening && props.current_page === 1 && !props.filters_active ? (
        <Opening title={title} description={description} opening={opening} />
      ) : (
        <div className="page-head">
          <h1>{title}</h1>
          {description && <Html className="prose muted" html={description} />}
        </div>
      )}
      <Subcategories groups={subcategories} />
      <CollectionListing {...props} />
    </div>
  );
}
