import { Html, t, useSectionId } from '@vitrine/compiler/view.ts';
import { Guides } from '../../components/size-guide/Guides.tsx';
import { SizeGuideButton } from '../../components/size-guide/SizeGuideButton.tsx';
import type { SizeGuideProps } from './size-guide.schema.ts';

/** Size guides on the page, or behind a button; without scripts always on the page. */
export function SizeGuideSection({ heading, text, layout, guides, metric, scheme }: SizeGuideProps) {
  const id = useSectionId();
  return (
    <div className={`scheme scheme-${scheme}`}>
      <div className="wrap band widget">
        <h2 className="widget__heading">{heading || t('size_guide.title')}</h2>
        <div className="widget__body stack">
          {text && <Html className="prose" html={text} />}
          {layout === 'open' ? (
            <Guides id={`${id}-open`} guides={guides} metric={metric} headed />
          ) : (
            <div className="size-guide__behind">
              <SizeGuideButton guides={guides} metric={metric} button />
              <noscript>
                {guides.map((guide) => (
                  <div key={guide.heading} className="stack">
                    <h3>{guide.heading}</h3>
                    <Html html={guide.table_in || guide.table} />
                    <Html html={guide.table_cm} />
                  </div>
                ))}
              </noscript>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
