import { t } from '@vitrine/compiler/view.ts';
import { Tabs } from '../tabs/Tabs.tsx';
import { GuideTable } from './GuideTable.tsx';
import type { Guide } from './size-guide.schema.ts';

/** One guide, or several as tabs. `id` is unique on the page; `headed`: a single guide says its own heading. */
export function Guides({
  id,
  guides,
  metric,
  headed = false,
}: {
  id: string;
  guides: readonly Guide[];
  metric: boolean;
  headed?: boolean;
}) {
  return guides.length > 1 ? (
    <Tabs
      id={`${id}-guides`}
      label={t('size_guide.title')}
      items={guides}
      nameOf={(guide) => guide.heading}
      content={(guide) => <GuideTable id={`${id}-${guide.heading}`} guide={guide} metric={metric} />}
    />
  ) : (
    guides.map((guide) => (
      <div key={guide.heading} className="stack">
        {headed && guide.heading && <p className="label muted">{guide.heading}</p>}
        <GuideTable id={id} guide={guide} metric={metric} />
      </div>
    ))
  );
}
