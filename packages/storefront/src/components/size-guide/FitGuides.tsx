import { useSectionId } from '@vitrine/compiler/view.ts';
import { Guides } from './Guides.tsx';
import type { Guide } from './size-guide.schema.ts';

/** The guides in an accordion. The mark is for the button that has no dialog to open. */
export function FitGuides({ guides, metric }: { guides: readonly Guide[]; metric: boolean }) {
  const id = useSectionId();
  return (
    <div data-later="">
      <Guides id={`${id}-fit`} guides={guides} metric={metric} headed />
    </div>
  );
}
