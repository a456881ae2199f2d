import { useSectionId } from '@vitrine/compiler/view.ts';
import { Guides } from './Guides.tsx';
import type { Guide } from './size-guide.schema.ts';

interface FitGuidesProps {
  guides: readonly Guide[];
  metric: boolean;
}

/** The guides in an accordion (`#fit-guides`, which has another half in the browser). */
export function FitGuides(props: FitGuidesProps) {
  return (
    <div data-later="">
      <FitContent {...props} />
    </div>
  );
}

export function FitContent({ guides, metric }: FitGuidesProps) {
  const id = useSectionId();
  return <Guides id={`${id}-fit`} guides={guides} metric={metric} headed />;
}
