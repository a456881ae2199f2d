import { t, useSectionId } from '@vitrine/compiler/view.ts';
import { useRef } from 'react';
import { overlays } from '../../state/overlays/overlays.ts';
import { useModalOpen } from '../../state/overlays/use-overlays.ts';
import { viewChunk } from '../lazy/chunk.ts';
import { useChunk, useChunkBusy } from '../lazy/use-chunk.ts';
import type { Guide } from './size-guide.schema.ts';

const modal = viewChunk(() => import('./SizeGuideModal.tsx'));

/** Where the modal cannot be fetched: the same tables in the accordion of the page, or as they are without scripts. */
function showTables(button: HTMLElement | null) {
  const accordion = document.querySelector('[data-later]')?.closest('details');
  const plain = button?.parentElement?.querySelector('noscript');
  if (accordion) {
    accordion.open = true;
    accordion.scrollIntoView({ block: 'nearest' });
  } else if (plain) plain.outerHTML = plain.textContent;
}

/**
 * The 'Size Guide' button and its modal (rule widget-20). `of` tells several in one section apart, e.g. the option's name. Without scripts
 * there is no button: the measures stand on the page.
 */
export function SizeGuideButton({
  guides,
  metric,
  of = '',
  className = 'link small',
  button = false,
}: {
  guides: readonly Guide[];
  metric: boolean;
  of?: string;
  className?: string;
  /** Looks like a button, not like a link. */
  button?: boolean;
}) {
  const id = `size-guide-${useSectionId()}-${of}`;
  const open = useModalOpen(id);
  const opener = useRef<HTMLButtonElement>(null);
  const busy = useChunkBusy(modal, open);
  const SizeGuideModal = useChunk(modal, open, {
    instead() {
      overlays.closeModal(id);
      showTables(opener.current);
    },
  });
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={button ? 'button button--quiet needs-script' : `text-button needs-script ${className}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={busy || undefined}
        onPointerEnter={modal.preload}
        onClick={() => overlays.toggleModal(id)}
      >
        {t('size_guide.open')}
      </button>
      {SizeGuideModal && <SizeGuideModal id={id} guides={guides} metric={metric} />}
    </>
  );
}
