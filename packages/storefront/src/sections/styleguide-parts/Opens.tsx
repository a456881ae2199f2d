import { t } from '@vitrine/compiler/view.ts';
import { Accordion } from '../../components/accordion/Accordion.tsx';
import { ProductCarousel } from '../../components/carousel/ProductCarousel.tsx';
import { viewChunk } from '../../components/lazy/chunk.ts';
import { useChunk, useChunkBusy } from '../../components/lazy/use-chunk.ts';
import { Specimen } from '../../components/styleguide/Chapter.tsx';
import { PillTabs } from '../../components/tabs/PillTabs.tsx';
import { Tabs } from '../../components/tabs/Tabs.tsx';
import type { Card } from '../../domain/card.schema.ts';
import { clickCart } from '../../state/cart/open-cart.ts';
import { overlays } from '../../state/overlays/overlays.ts';
import { useModalOpen } from '../../state/overlays/use-overlays.ts';

const sample = viewChunk(() => import('./SampleModal.tsx'));

/** What opens, turns and slides. `id`: stem of the ids. */
export function Opens({ id, scheme, row }: { id: string; scheme: string; row: Card[] }) {
  const items = [
    { key: 'one', name: t('product.size_fit') },
    { key: 'two', name: t('product.material_care') },
    { key: 'three', name: t('product.delivery_returns') },
  ];
  const words = () => <p>{t('product.delivery_text')}</p>;
  return (
    <>
      <Specimen name={t('styleguide.accordion')} wide>
        <div className="accordions">
          <Accordion title={t('product.delivery_returns')} open>
            {words()}
          </Accordion>
          <Accordion title={t('product.material_care')}>{words()}</Accordion>
        </div>
      </Specimen>
      <Specimen name={t('styleguide.tabs')} wide>
        <Tabs id={id} label={t('styleguide.tabs')} items={items} nameOf={(item) => item.name} content={words} />
      </Specimen>
      <Specimen name={t('styleguide.pill_tabs')} wide>
        <PillTabs
          label={t('styleguide.pill_tabs')}
          items={items}
          idOf={(item) => `${id}-${item.key}`}
          nameOf={(item) => item.name}
          attributesOf={() => ({})}
          content={words}
        />
      </Specimen>
      <Specimen name={t('styleguide.modal')}>
        <ModalOpener id={`${id}-modal`} />
        <button
          type="button"
          className="button button--quiet needs-script"
          aria-haspopup="dialog"
          onClick={() => clickCart()}
        >
          {t('styleguide.drawer')}
        </button>
      </Specimen>
      <div className="styleguide__row">
        <ProductCarousel
          heading={t('styleguide.carousel')}
          link=""
          link_label=""
          columns={2}
          scheme={scheme}
          items={row}
        />
      </div>
    </>
  );
}

function ModalOpener({ id }: { id: string }) {
  const open = useModalOpen(id);
  const busy = useChunkBusy(sample, open);
  const SampleModal = useChunk(sample, open, { instead: () => overlays.closeModal(id) });
  return (
    <>
      <button
        type="button"
        className="button needs-script"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={busy || undefined}
        onClick={() => overlays.toggleModal(id)}
      >
        {t('styleguide.modal')}
      </button>
      {SampleModal && <SampleModal id={id} />}
    </>
  );
}
