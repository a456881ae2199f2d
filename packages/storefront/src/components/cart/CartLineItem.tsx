import { moneyExact, routes, t } from '@vitrine/compiler/view.ts';
import { type MouseEvent, useRef, useState } from 'react';
import { isReduced } from '../../domain/discount.ts';
import { viewChunk } from '../lazy/chunk.ts';
import { useChunk } from '../lazy/use-chunk.ts';
import { wantsLink } from '../product-card/use-card.ts';
import { QuantityPicker } from '../ui/QuantityPicker.tsx';
import type { CartLine } from './cart-view.schema.ts';
import { propertyLabel } from './property-label.ts';

const editor = viewChunk(() => import('./EditLine.tsx'));
const loadWaitlist = () => import('./wait-for-line.ts');

/**
 * One line of the bag: picture, name, options, quantity, price. `error` says why its last change was not made; `level` is that of
 * its heading.
 */
export function CartLineItem({
  line,
  error,
  busy,
  onQuantity,
  onRemove,
  onSave,
  onVariant,
  level = 3,
}: {
  line: CartLine;
  error: string | null;
  busy: boolean;
  onQuantity: (key: string, quantity: number) => void;
  onRemove: (key: string) => void;
  /** Saves the line for later. */
  onSave: (key: string) => void;
  /** Makes the line one of another variant; answers whether it did. */
  onVariant: (key: string, variantId: number) => Promise<boolean>;
  level?: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const [isEditing, setEditing] = useState(false);
  // The product's page has it too.
  const Editor = useChunk(editor, isEditing, {
    instead() {
      setEditing(false);
      window.location.assign(line.url);
    },
  });
  const editLink = useRef<HTMLAnchorElement>(null);
  // What the shopper wrote belongs to the piece: it is written anew on the product's page, and no list can hold it.
  const isWritten = () => line.properties.some(({ hidden }) => !hidden);
  const remove = (event: MouseEvent) => {
    event.preventDefault();
    onRemove(line.key);
  };
  const edit = (event: MouseEvent) => {
    if (isWritten() || wantsLink(event)) return;
    event.preventDefault();
    setEditing(true);
  };
  const closeEditor = () => {
    setEditing(false);
    editLink.current?.focus();
  };
  const wait = (event: MouseEvent) => {
    if (wantsLink(event)) return;
    event.preventDefault();
    loadWaitlist()
      .then(({ waitForLine }) => waitForLine(line))
      .catch(() => window.location.assign(line.url));
  };
  return (
    <li className="bag-item" aria-busy={busy} data-line={line.key}>
      <a className="bag-item__picture media" href={line.url} tabIndex={-1} aria-label={line.title}>
        {line.image && <img src={line.image} alt="" width={240} height={320} loading="lazy" />}
      </a>
      <div className="bag-item__text">
        <Heading className="bag-item__title">
          <a href={line.url}>{line.title}</a>
        </Heading>
        <p className="price bag-item__price">
          {isReduced(line.cap, line.price) && (
            <s className="price__was">
              <span className="visually-hidden">{t('price.was')}</span>
              <span>{moneyExact(line.cap)}</span>
            </s>
          )}
          <span className={isReduced(line.cap, line.price) ? 'price__now price__now--sale' : 'price__now'}>
            {moneyExact(line.price)}
          </span>
        </p>
        <ul className="bag-item__facts small muted">
          {line.brand && <li>{line.brand}</li>}
          {line.quantity > 1 && <li className="tabular">{t('cart.each', { price: moneyExact(line.unit_price) })}</li>}
          {line.options.map((option) => (
            <li key={option.name}>{t('general.pair', { name: option.name, value: option.value })}</li>
          ))}
          {line.properties.map(
            (property) =>
              !property.hidden && (
                <li key={property.name} className="bag-item__written">
                  {t('general.pair', { name: propertyLabel(property.name), value: property.value })}
                </li>
              ),
          )}
          {line.preorder && (
            <li>{line.preorder_note ? t('cart.preorder_note', { note: line.preorder_note }) : t('cart.preorder')}</li>
          )}
          {line.final_sale && <li className="error">{t('cart.final_sale')}</li>}
        </ul>
        {line.sold_out && (
          <p className="small bag-item__gone">
            <span className="error">{t('cart.sold_out')}</span>{' '}
            <a className="link" href={line.url} data-scripted="" onClick={wait}>
              {t('product.waitlist')}
            </a>
          </p>
        )}
        <div className="bag-item__foot small">
          <QuantityPicker
            name={`updates[${line.key}]`}
            title={line.title}
            value={line.quantity}
            min={0}
            max={line.max}
            onChange={(quantity) => onQuantity(line.key, quantity)}
          />
          {line.options.length > 0 && (
            <a
              ref={editLink}
              className="link bag-item__remove bag-item__edit"
              href={line.url}
              data-scripted=""
              onClick={edit}
              aria-label={t('cart.edit_item', { title: line.title })}
              aria-expanded={isEditing || undefined}
            >
              {t('cart.edit')}
            </a>
          )}
          <a
            className="link bag-item__remove"
            href={`${routes.cart_change_url}?id=${line.key}&quantity=0`}
            onClick={remove}
            aria-label={t('cart.remove_item', { title: line.title })}
          >
            {t('cart.remove')}
          </a>
          <button
            type="button"
            className="link text-button bag-item__remove bag-item__save needs-script"
            onClick={() => isWritten() || onSave(line.key)}
            aria-label={t('cart.save_item', { title: line.title })}
          >
            {t('cart.save')}
          </button>
        </div>
        {isEditing && Editor && (
          <Editor line={line} onSave={(variantId) => onVariant(line.key, variantId)} onClose={closeEditor} />
        )}
        {error !== null && <p className="small error">{error}</p>}
      </div>
    </li>
  );
}
