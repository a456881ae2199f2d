import type { Resource } from '@vitrine/contract/editor/calls.ts';

/** A resource in a list or a field: picture, title, detail. */
export function ResourceRow({ resource: { title, detail, picture } }: { resource: Resource }) {
  return (
    <>
      {picture && <img className="resource-picture" src={picture} alt="" loading="lazy" />}
      <span className="resource-words">
        <span className="resource-title">{title}</span>
        {detail && <span className="resource-detail">{detail}</span>}
      </span>
    </>
  );
}
