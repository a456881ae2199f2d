import { t } from '@vitrine/compiler/view.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Card } from '../../domain/card.schema.ts';
import { viewChunk } from '../lazy/chunk.ts';
import { useChunk, useChunkBusy } from '../lazy/use-chunk.ts';
import { Icon } from '../ui/Icon.tsx';

const panel = viewChunk(() => import('./QuickAdd.tsx'));

/** Opens the choice of a size on the card. `words`: what stands on the button instead of a plus. */
export function QuickAddButton({ card, words = '' }: { card: Card; words?: string }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // What had the focus went with the panel, however that was closed.
  useLayoutEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const busy = useChunkBusy(panel, open);
  // The product's page has all it would have shown.
  const Panel = useChunk(panel, open, {
    instead() {
      setOpen(false);
      location.assign(card.url);
    },
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel wherever in it the focus is
    <div
      className="quick needs-script"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
      }}
    >
      <button
        ref={opener}
        type="button"
        className={words ? 'quick__open quick__open--words small' : 'quick__open'}
        aria-label={
          !card.available
            ? t('card.waitlist_of', { title: card.title })
            : card.choice === 'size'
              ? t('card.quick_choose', { title: card.title })
              : card.choice === 'other'
                ? t('card.quick_options', { title: card.title })
                : t('card.quick_add', { title: card.title })
        }
        aria-expanded={open}
        aria-busy={busy || undefined}
        onPointerEnter={panel.preload}
        onClick={() => setOpen(!open)}
      >
        {words ? <span>{words}</span> : <Icon name="plus" small />}
      </button>
      {open &&
        (Panel ? (
          <Panel card={card} onClose={() => setOpen(false)} />
        ) : (
          <div className="quick__panel" aria-busy="true" />
        ))}
    </div>
  );
}
