import { t } from '@vitrine/compiler/view.ts';
import type { Card } from '@vitrine/contract';
import { lazy, Suspense, useState } from 'react';
import { Icon } from './Icon.tsx';

/** What chooses a size must not hold the page: the product's page has all it would have shown. */
const loadPanel = (url: string) => () =>
  import('./QuickAdd.tsx').catch(() => {
    location.assign(url);
    return new Promise<never>(() => {});
  });

/** Opens the choice of a size on the card. `words`: what stands on the button instead of a plus. */
export function QuickAddButton({ card, words = '' }: { card: Card; words?: string }) {
  const [Panel, setPanel] = useState<ReturnType<typeof lazy<typeof import('./QuickAdd.tsx').default>> | null>(null);
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel wherever in it the focus is
    <div
      className="quick needs-script"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        event.currentTarget.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        className={words ? 'quick__open quick__open--words small' : 'quick__open'}
        aria-label={t('card.quick_add', { title: card.title })}
        aria-expanded={open}
        onClick={() => {
          if (Panel === null) setPanel(() => lazy(loadPanel(card.url)));
          setOpen(!open);
        }}
      >
        {words ? <span>{words}</span> : <Icon name="plus" small />}
      </button>
      {open && Panel !== null && (
        <Suspense fallback={<div className="quick__panel" aria-busy="true" />}>
          <Panel card={card} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
