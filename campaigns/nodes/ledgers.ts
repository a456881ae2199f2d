import { exactly, type Figure, none } from '../campaign.ts';
import { runSql } from '../database.ts';
import { CODES, PRODUCTS } from '../prepare.ts';

interface Sums {
  orders: number;
  numbers: number;
  emails: number;
  sold: number;
  left: number;
  discounted: number;
  used: number;
  taken: number;
  spent: number;
  paid: number;
}

const SUMS = `SELECT
  (SELECT count(*) FROM orders WHERE imported = 0) AS orders,
  (SELECT count(DISTINCT number) FROM orders WHERE imported = 0) AS numbers,
  (SELECT count(DISTINCT email) FROM orders WHERE imported = 0) AS emails,
  (SELECT coalesce(sum(l.quantity), 0) FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE o.imported = 0 AND l.variant_id = $1) AS sold,
  (SELECT quantity FROM variants WHERE id = $1) AS left,
  (SELECT count(*) FROM orders WHERE imported = 0 AND discount_applications LIKE '%' || $2 || '%') AS discounted,
  (SELECT used FROM discounts WHERE code = $2) AS used,
  (SELECT initial_value - balance FROM gift_cards WHERE code = $3) AS taken,
  (SELECT coalesce(sum(u.amount), 0) FROM gift_card_uses u JOIN gift_cards g ON g.id = u.gift_card_id WHERE g.code = $3) AS spent,
  (SELECT coalesce(sum(t.amount), 0) FROM transactions t WHERE t.gateway = 'gift_card'
    AND t.order_id IN (SELECT u.order_id FROM gift_card_uses u JOIN gift_cards g ON g.id = u.gift_card_id WHERE g.code = $3)) AS paid`;

/**
 * What several nodes could get wrong together, read from the database: numbers of orders, pieces, uses of a limited discount, money of a gift
 * card. Each order has an e-mail address of its own.
 */
export async function ledgerFigures(database: string, variant: number): Promise<Figure[]> {
  const values = [variant, CODES.discount, CODES.giftCard];
  const [row] = await runSql<Record<keyof Sums, string>>(database, SUMS, values);
  const sums = new Map(Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)]));
  const of = (name: keyof Sums): number => sums.get(name) ?? Number.NaN;
  return [
    exactly('orders with a number of their own', of('numbers'), of('orders')),
    exactly('carts that were bought once', of('emails'), of('orders')),
    exactly('pieces that stock and orders agree on', of('left'), PRODUCTS['campaign-scarf'] - of('sold')),
    exactly('uses of the limited discount, by its orders', of('used'), of('discounted')),
    { what: 'uses of the limited discount', value: of('used'), most: CODES.uses },
    exactly('money taken from the gift card, by its uses', of('taken'), of('spent')),
    exactly('money taken from the gift card, by the payments', of('taken'), of('paid')),
  ];
}

/** The jobs that failed until they were given up. */
export async function givenUp(database: string): Promise<Figure> {
  const rows = await runSql<{ kind: string; last_error: string | null }>(
    database,
    'SELECT kind, last_error FROM jobs WHERE is_dead = 1',
  );
  return none(
    'jobs that were given up',
    rows.map(({ kind, last_error }) => `${kind}: ${last_error}`),
  );
}
