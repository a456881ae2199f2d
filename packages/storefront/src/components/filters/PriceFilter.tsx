import { ClientOnly, t } from '@vitrine/compiler/view.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FilterRange } from '../../domain/listing.schema.ts';
import { PriceHandles } from './PriceHandles.tsx';

/** ms a shopper may pause while typing a price or moving a handle. */
export const PRICE_PAUSE = 450;

/** A price range: two fields, and two handles where there are scripts (rule data-9). Whole major units. */
export function PriceFilter({
  label,
  range,
  wanted,
  send,
}: {
  label: string;
  range: FilterRange;
  /** Address of the list on its way. */
  wanted: string | null;
  send: (form: HTMLFormElement) => void;
}) {
  const [typed, setTyped] = useState<{ min: string; max: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const focused = useRef(-1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { min, max } = range;
  // The list answered: its range is the one to show, unless the shopper has gone on.
  useEffect(() => {
    if (wanted === null && timer.current === undefined) setTyped(null);
  }, [wanted]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const text = { min: min === null ? '' : String(min), max: max === null ? '' : String(max) };
  const change = (next: { min: string; max: string }) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (field.current?.form) send(field.current.form);
    }, PRICE_PAUSE);
  };
  const now = typed ?? text;
  return (
    <div className="price-filter">
      <div className="price-filter__fields">
        <label className="price-filter__field small">
          <span className="muted">{t('collection.from')}</span>
          <input
            ref={field}
            className="input price-filter__input tabular"
            name={range.min_param}
            inputMode="decimal"
            value={typed === null ? (min === null ? '' : min) : typed.min}
            placeholder="0"
            onChange={(event) => change({ ...now, min: event.currentTarget.value })}
          />
        </label>
        <label className="price-filter__field small">
          <span className="muted">{t('collection.to')}</span>
          <input
            className="input price-filter__input tabular"
            name={range.max_param}
            inputMode="decimal"
            value={typed === null ? (max === null ? '' : max) : typed.max}
            placeholder={`${range.limit}`}
            onChange={(event) => change({ ...now, max: event.currentTarget.value })}
          />
        </label>
      </div>
      <ClientOnly fallback={<DormantHandles label={label} range={range} focused={focused} />}>
        <PriceHandles
          label={label}
          limit={range.limit}
          step={range.step}
          min={now.min}
          max={now.max}
          change={change}
          focused={focused}
        />
      </ClientOnly>
    </div>
  );
}

/** The handles before the range input has loaded, where the URL has them. A touch loads it; the focused handle keeps the focus. */
function DormantHandles({ label, range, focused }: { label: string; range: FilterRange; focused: RefObject<number> }) {
  const handles = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const inputs: (Element | null)[] = [...(handles.current?.children ?? [])];
    return () => {
      focused.current = inputs.indexOf(document.activeElement);
    };
  }, [focused]);
  return (
    <div className="handles needs-script" ref={handles}>
      <input
        type="range"
        className="handles__input"
        aria-label={t('general.pair', { name: label, value: t('collection.from') })}
        min={0}
        max={range.limit}
        step={range.step}
        defaultValue={range.min === null ? 0 : range.min}
      />
      <input
        type="range"
        className="handles__input"
        aria-label={t('general.pair', { name: label, value: t('collection.to') })}
        min={0}
        max={range.limit}
        step={range.step}
        defaultValue={range.max === null ? range.limit : range.max}
      />
    </div>
  );
}
