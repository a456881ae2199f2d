import { useSectionId } from '@vitrine/compiler/view.ts';
import { memo, Suspense } from 'react';
import { Guides } from '#guides';
import type { Guide } from './size-guide.schema.ts';

/**
 * The guides in an accordion: painted by the platform, alive once it is opened (`#guides` has another half in the browser). It must not be
 * drawn again before: React would take away what it has not hydrated yet, so it is remembered for its props.
 */
export const FitGuides = memo(function FitGuides({ guides, metric }: { guides: readonly Guide[]; metric: boolean }) {
  const id = useSectionId();
  return (
    <div data-later="">
      <Suspense fallback={null}>
        <Guides id={`${id}-fit`} guides={guides} metric={metric} headed />
      </Suspense>
    </div>
  );
});
