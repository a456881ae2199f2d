import { Html } from '@vitrine/compiler/view.ts';
import type { CollectionProps } from '@vitrine/contract';
import { CollectionListing } from './CollectionListing.tsx';

/** A collection: its title and words, and the list of its products (`spec §2`). */
export function Collection(props: CollectionProps) {
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{props.title}</h1>
        {props.description && <Html className="prose muted" html={props.description} />}
      </div>
      <CollectionListing {...props} />
    </div>
  );
}
