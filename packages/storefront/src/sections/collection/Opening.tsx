import { Html } from '@vitrine/compiler/view.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import type { CollectionPageProps } from './collection-page.schema.ts';

/** How a main collection opens: a picture beside its title and words. */
export function Opening({
  title,
  description,
  opening,
}: Pick<CollectionPageProps, 'title' | 'description'> & { opening: NonNullable<CollectionPageProps['opening']> }) {
  return (
    <div className="opening">
      <div className="opening__words">
        <h1>{title}</h1>
        {description && <Html className="prose muted" html={description} />}
        {opening.heading && <p className="opening__heading display">{opening.heading}</p>}
        {opening.text && <p className="opening__text">{opening.text}</p>}
      </div>
      <div className="opening__media media">
        <Picture image={opening.image} sizes="(min-width: 768px) 50vw, 100vw" eager />
      </div>
    </div>
  );
}
