import { t } from '@vitrine/compiler/view.ts';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import { priceText } from './listing-url.ts';

/** Two handles on one line: neither passes the other. Whole major units; an end left open is empty. */
export function PriceHandles({
  label,
  limit,
  step,
  min,
  max,
  change,
  focused,
}: {
  label: string;
  limit: number;
  /** Whole major units. */
  step: number;
  min: string;
  max: string;
  change: (next: { min: string; max: string }) => void;
  /** Place of the handle that takes the focus as they appear; -1 is none. */
  focused: RefObject<number>;
}) {
  const handles = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const handle = handles.current?.children[focused.current];
    if (handle instanceof HTMLElement) handle.focus({ preventScroll: true });
  }, [focused]);
  const from = Math.min(Number(priceText(min) || 0), limit);
  const to = Math.min(Number(priceText(max) || limit), limit);
  const share = (price: number) => `${limit === 0 ? 0 : (price / limit) * 100}%`;
  return (
    <div ref={handles} className="handles" style={{ '--from': share(from), '--to': share(to) } as CSSProperties}>
      <input
        type="range"
        className="handles__input"
        aria-label={t('general.pair', { name: label, value: t('collection.from') })}
        min={0}
        max={limit}
        step={step}
        value={from}
        onChange={(event) => {
          const price = Math.min(event.currentTarget.valueAsNumber, to);
          change({ min: price === 0 ? '' : String(price), max });
        }}
      />
      <input
        type="range"
        className="handles__input"
        aria-label={t('general.pair', { name: label, value: t('collection.to') })}
        min={0}
        max={limit}
        step={step}
        value={to}
        onChange={(event) => {
          const price = Math.max(event.currentTarget.valueAsNumber, from);
          change({ min, max: price === limit ? '' : String(price) });
        }}
      />
    </div>
  );
}
