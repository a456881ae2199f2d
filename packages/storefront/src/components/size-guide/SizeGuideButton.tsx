import { t, useSectionId } from '@vitrine/compiler/view.ts';
import type { Guide } from '@vitrine/contract';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { overlays } from '../../state/overlays.ts';
import { useModalOpen } from '../../state/use-overlays.ts';
import { useWanted } from '../use-wanted.ts';

interface ModalProps {
  id: string;
  guides: readonly Guide[];
  metric: boolean;
}

const load = (): Promise<{ default: (props: ModalProps) => ReactNode }> => import('./SizeGuideModal.tsx');
const SizeGuideModal = lazy(() => load().catch(() => ({ default: Unavailable })));

/** A guide that cannot be had must not hold the page: the same tables stand in the accordion. */
function Unavailable({ id }: ModalProps): ReactNode {
  const open = useModalOpen(id);
  useEffect(() => {
    if (open) overlays.closeModal(id);
  }, [open, id]);
  return null;
}

/**
 * The 'Size Guide' button and its modal (`spec §2`). `of` tells several in one section apart, e.g. the option's name. Without scripts
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
  const wanted = useWanted(id);
  return (
    <>
      <button
        type="button"
        className={button ? 'button button--quiet needs-script' : `text-button needs-script ${className}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load().catch(() => {})}
        onClick={() => overlays.toggleModal(id)}
      >
        {t('size_guide.open')}
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <SizeGuideModal id={id} guides={guides} metric={metric} />
        </Suspense>
      )}
    </>
  );
}
