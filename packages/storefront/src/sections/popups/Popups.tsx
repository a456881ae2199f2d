import { editorAttributes } from '@vitrine/compiler/view.ts';
import { viewChunk } from '../../components/lazy/chunk.ts';
import { useChunk } from '../../components/lazy/use-chunk.ts';
import { overlays } from '../../state/overlays/overlays.ts';
import { useModalOpen } from '../../state/overlays/use-overlays.ts';
import { POPUP } from './popup-turn.ts';
import type { PopupsProps } from './popups.schema.ts';
import { usePopups } from './use-popups.ts';

const sheet = viewChunk(() => import('./PopupSheet.tsx'));

/** The timed popups (rules popup-7, popup-8, popup-9). Nothing of them is fetched before one appears; the marks are for the theme editor. */
export function Popups({ popups }: PopupsProps) {
  const { popup, root, closed } = usePopups(popups);
  const PopupSheet = useChunk(sheet, useModalOpen(POPUP), { instead: () => overlays.closeModal(POPUP) });
  return (
    <>
      <div ref={root} hidden>
        {popups.map((each) => (
          <span key={each.cookie_name} {...editorAttributes(each.attributes)} />
        ))}
      </div>
      {popup && PopupSheet && <PopupSheet popup={popup} closed={closed} />}
    </>
  );
}
