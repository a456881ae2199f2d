import { t } from '@vitrine/compiler/view.ts';
import { EyeIcon } from '../../components/account/EyeIcon.tsx';
import type { EmptyCartContent } from '../../components/cart/cart-view.schema.ts';
import { EmptyCart } from '../../components/cart/EmptyCart.tsx';
import { Summary } from '../../components/cart/Summary.tsx';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import { RatingFacts } from '../../components/reviews/RatingFacts.tsx';
import { Specimen } from '../../components/styleguide/Chapter.tsx';
import { Icon, type IconName } from '../../components/ui/Icon.tsx';
import { Price } from '../../components/ui/Price.tsx';
import type { Paging } from '../../domain/paging.schema.ts';
import { ICONS } from './tokens.ts';

const PAGING: Paging = {
  current: 2,
  total: 9,
  start: 1,
  previous_url: '#styleguide-still',
  next_url: '#styleguide-still',
  parts: [1, 2, 3, 0, 9].map((number) => ({ number, url: '#styleguide-still' })),
};
const RATING = { rating: '4.6', rating_text: '4.6', count: 128 };

/** What is only looked at: prices, stars, notices, numbered pages, what is empty and what waits. */
export function StaticParts({ price, empty, pages }: { price: number; empty: EmptyCartContent; pages: string }) {
  return (
    <>
      <Specimen name={t('styleguide.prices')}>
        <Price price={price} cap={null} />
        <Price price={29_700} cap={49_500} />
        <Price price={price} cap={null} from />
      </Specimen>
      <Specimen name={t('styleguide.stars')}>
        <p className="card__rating small">
          <RatingFacts rating={RATING} />
        </p>
      </Specimen>
      <Specimen name={t('styleguide.icons')} wide>
        <ul className="styleguide__icons">
          {(Object.keys(ICONS) as IconName[]).map((name) => (
            <li key={name}>
              <Icon name={name} />
            </li>
          ))}
          <li>
            <EyeIcon isOff={false} />
          </li>
          <li>
            <EyeIcon isOff />
          </li>
        </ul>
      </Specimen>
      <Specimen name={t('styleguide.notices')} wide>
        <div className="stack">
          <p className="notice">{t('newsletter.success')}</p>
          <p className="errors">{t('cart.errors.offline')}</p>
          <p className="small error">{t('newsletter.failure')}</p>
          <p className="note-banner small">{t('product.preorder_note')}</p>
        </div>
      </Specimen>
      <Specimen name={t('general.pagination')} wide>
        <Pagination paging={PAGING} label={pages} />
      </Specimen>
      <Specimen name={t('styleguide.settling')} wide>
        <Summary subtotal={price} settling tax={false} />
      </Specimen>
      <Specimen name={t('styleguide.waiting')}>
        <div className="media styleguide__waiting" />
      </Specimen>
      <Specimen name={t('styleguide.empty')} wide>
        <EmptyCart empty={empty} sizes="(min-width: 1280px) 30rem, 90vw" />
      </Specimen>
    </>
  );
}
