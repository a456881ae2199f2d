import { routes, t } from '@vitrine/compiler/view.ts';
import { useEffect, useRef, useState } from 'react';
import { longDate } from '../../components/ui/long-date.ts';
import type { Card } from '../../domain/card.schema.ts';
import type { CardProduct } from '../../domain/card-product.schema.ts';
import type { WaitlistEntry } from '../../integrations/notifications/customer-waitlist.schema.ts';
import { customerWaitlist } from '../../integrations/notifications/customer-waitlist.ts';
import { describeFailure } from '../../platform/call-failure.ts';
import { fetchCardProduct } from '../../platform/products/card-product.ts';
import { allCardsByIds } from '../../platform/products/product-cards.ts';
import { announce } from '../../state/live-region.ts';

/** A sign-up with its piece; without one it is no longer sold. */
interface Row extends WaitlistEntry {
  card: Card | undefined;
  variant: CardProduct['variants'][number] | undefined;
}

async function rowOf(entry: WaitlistEntry, card: Card | undefined): Promise<Row> {
  const product = card && (await fetchCardProduct(card.url));
  return {
    ...entry,
    card,
    variant: product?.ok ? product.value.variants.find(({ id }) => id === entry.variant_id) : undefined,
  };
}

/** What the customer waits for: which piece in which size, since when; each can be taken back. Nothing where there is nothing. */
export default function Waitlist({ url }: { url: string }) {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [isFailed, setFailed] = useState(false);
  const [isShown, setShown] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let isGone = false;
    void (async () => {
      const entries = await customerWaitlist.read(url);
      if (!entries.ok)
        return console.warn(`[vitrine] the waitlist could not be read: ${describeFailure(entries.error)}`);
      const ids = [...new Set(entries.value.map(({ product_id }) => product_id))];
      const cards = await allCardsByIds(routes, ids);
      if (!cards.ok) return;
      const known = await Promise.all(entries.value.map((entry) => rowOf(entry, cards.value.get(entry.product_id))));
      if (isGone) return;
      setRows(known);
      setShown(known.length > 0);
    })();
    return () => {
      isGone = true;
    };
  }, [url]);

  async function remove(row: Row) {
    setFailed(false);
    setRows((list) => list.filter((other) => other !== row));
    title.current?.focus();
    const left = await customerWaitlist.remove(url, row.variant_id);
    if (left.ok) return announce(t('account_area.waitlist_removed'));
    setFailed(true);
    setRows((list) => [...list, row].sort((a, b) => b.created_at.localeCompare(a.created_at)));
  }

  return (
    isShown && (
      <section className="waits" aria-labelledby="overview-waitlist">
        <h2 className="label muted" id="overview-waitlist" ref={title} tabIndex={-1}>
          {t('account_area.waitlist_title')}
        </h2>
        {isFailed && (
          <p className="error small" role="alert">
            {t('account_area.waitlist_failed')}
          </p>
        )}
        {rows.length === 0 && <p className="small">{t('account_area.waitlist_empty')}</p>}
        <ul className="waits__list">
          {rows.map((row) => (
            <li key={row.variant_id} className="waits__row small">
              <div className="waits__picture media">
                {(row.variant?.picture ?? row.card?.image) && (
                  <img src={row.variant?.picture?.src ?? row.card?.image?.src} alt="" loading="lazy" />
                )}
              </div>
              <div className="stack waits__words">
                <p>
                  {row.card ? (
                    <a className="waits__title display" href={row.variant?.url ?? row.card.url}>
                      {row.card.title}
                    </a>
                  ) : (
                    <span>{t('wishes.gone')}</span>
                  )}
                  {row.variant && <span className="waits__variant muted">{row.variant.options.join(' / ')}</span>}
                </p>
                <p className="muted">{t('account_area.waitlist_since', { date: longDate(row.created_at) })}</p>
              </div>
              <button
                type="button"
                className="text-button link"
                aria-label={t('account_area.waitlist_remove', { title: row.card?.title ?? t('wishes.gone') })}
                onClick={() => void remove(row)}
              >
                {t('cart.remove')}
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
