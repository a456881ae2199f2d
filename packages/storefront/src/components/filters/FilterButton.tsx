import { t } from '@vitrine/compiler/view.ts';
import { FILTERS_DRAWER, overlays } from '../../state/overlays/overlays.ts';
import { useDrawerOpen } from '../../state/overlays/use-overlays.ts';
import { useChunkBusy } from '../lazy/use-chunk.ts';
import { filterDrawer } from './filter-drawer.ts';

/** Opens the filters in a narrow window. */
export function FilterButton() {
  const busy = useChunkBusy(filterDrawer, useDrawerOpen(FILTERS_DRAWER));
  return (
    <button
      type="button"
      className="text-button collection__open needs-script"
      aria-haspopup="dialog"
      aria-busy={busy || undefined}
      onPointerEnter={filterDrawer.preload}
      onClick={() => overlays.openDrawer(FILTERS_DRAWER)}
    >
      {t('collection.filters')}
    </button>
  );
}
