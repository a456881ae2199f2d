import { useText } from '../../texts/texts.ts';
import { ResourceRow } from './ResourceRow.tsx';
import type { Chosen } from './use-chosen.ts';

/** A stored value by its resource; by the value itself until that is known, and where the shop does not have it. */
export function ChosenRow({ value, known }: { value: string; known: Chosen }) {
  const text = useText();
  const resource = known.of(value);
  if (resource) return <ResourceRow resource={resource} />;
  return (
    <span className="resource-words">
      <span className="resource-title">{value}</span>
      {resource === null && <span className="setting-problem">{text('control.picker.gone')}</span>}
    </span>
  );
}
