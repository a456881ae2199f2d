import { t } from '@vitrine/compiler/view.ts';
import type { Listing } from '../../domain/listing.schema.ts';
import { FILTERS_DRAWER, overlays } from '../../state/overlays/overlays.ts';
import { useDialog } from '../dialog/use-dialog.ts';
import { Icon } from '../ui/Icon.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterForm } from './FilterForm.tsx';

const close = () => overlays.closeDrawer(FILTERS_DRAWER);

/** The filters over the page of a phone. Every choice is shown behind it at once; the button says how many pieces are left. */
export default function FilterDrawer({
  id,
  open,
  listing,
  wanted,
  show,
}: {
  id: string;
  open: boolean;
  listing: Listing;
  wanted: string | null;
  show: (url: string) => void;
}) {
  const dialog = useDialog(open, close);
  return (
    <dialog className="drawer filter-drawer" aria-labelledby={`${id}-title`} {...dialog}>
      <p className="visually-hidden" data-live-region="" role="status" aria-live="polite" />
      <div className="drawer__sheet">
        <div className="drawer__main">
          <div className="drawer__head">
            <h2 id={`${id}-title`} className="drawer__title">
              {t('collection.filters')}
            </h2>
            <button type="button" className="icon-button" aria-label={t('general.close')} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          <div className="drawer__body">
            {listing.filters_active && <ActiveFilters listing={listing} show={show} />}
            <FilterForm id={`${id}-form`} listing={listing} wanted={wanted} show={show}>
              {listing.sort_active && <input type="hidden" name="sort_by" value={listing.sort_by} />}
            </FilterForm>
          </div>
          <div className="drawer__foot">
            <button type="button" className="button button--wide" aria-busy={wanted !== null} onClick={close}>
              {t('collection.show', { count: listing.count })}
            </button>
          </div>
        </div>
      </div>
    </dialog>
  );
}
