import type { Resource } from '@vitrine/contract/editor/calls.schema.ts';
import { Text } from 'react-aria-components';

/** A resource in a list: picture, title, detail. */
export function ResourceRow({ resource: { title, detail, picture } }: { resource: Resource }) {
  return (
    <>
      {picture && <img className="resource-picture" src={picture} alt="" loading="lazy" />}
      <span className="resource-words">
        <Text slot="label" className="resource-title">
          {title}
        </Text>
        {detail && (
          <Text slot="description" className="resource-detail">
            {detail}
          </Text>
        )}
      </span>
    </>
  );
}
