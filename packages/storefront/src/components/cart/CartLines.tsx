import { Fragment } from 'react';
import { CartLineItem } from './CartLineItem.tsx';
import type { CartLine } from './cart-view.schema.ts';
import { LazyUndo } from './LazyUndo.tsx';
import type { CartView } from './use-cart-view.ts';

/** The lines of the bag; in the place of one that was taken out, the way to put it back. `level`: of their headings. */
export function CartLines({ lines, bag, level = 3 }: { lines: CartLine[]; bag: CartView; level?: 2 | 3 }) {
  const live = bag.visible !== null;
  const undone = live ? bag.removed : null;
  const before = undone === null ? null : (lines[undone.index]?.key ?? null);
  return (
    <ul className="bag-list">
      {lines.map((line) => (
        <Fragment key={line.key}>
          {before !== null && before === line.key && (
            <li>
              <LazyUndo bag={bag} />
            </li>
          )}
          <CartLineItem
            line={line}
            error={live ? bag.errorOf(line.key) : null}
            busy={live ? bag.isBusy(line.key) : false}
            onQuantity={bag.setQuantity}
            onRemove={bag.remove}
            onSave={bag.saveForLater}
            onVariant={bag.changeVariant}
            level={level}
          />
        </Fragment>
      ))}
      {undone !== null && before === null && (
        <li>
          <LazyUndo bag={bag} />
        </li>
      )}
    </ul>
  );
}
