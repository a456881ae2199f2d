import { editorAttributes } from '@vitrine/compiler/view.ts';
import type { PopupsProps } from '@vitrine/contract';
import { lazy, Suspense } from 'react';
import { orClose } from '../../components/use-wanted.ts';
import { POPUP } from './popup-turn.ts';
import { usePopups } from './use-popups.ts';

const PopupSheet = lazy(orClose(POPUP, () => import('./PopupSheet.tsx')));

/** The timed popups (`spec §2, §4`). Nothing of them is fetched before one appears; the marks are for the theme editor. */
export function Popups({ popups }: PopupsProps) {
  const { popup, root, closed } = usePopups(popups);
  return (
    <>
      <div ref={root} hidden>
        {popups.map((each) => (
          <span key={each.cookie_name} {...editorAttributes(each.attributes)} />
        ))}
      </div>
      {popup && (
        <Suspense fallback={null}>
          <PopupSheet popup={popup} closed={closed} />
        </Suspense>
      )}
    </>
  );
}
