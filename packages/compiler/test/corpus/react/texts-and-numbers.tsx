import { z } from 'zod';

export const props = z.object({
  title: z.string(),
  sku: z.string().optional(),
  price: z.int(),
  compareAt: z.int().nullable(),
  rating: z.number(),
  count: z.int().min(0),
});
type Props = z.infer<typeof props>;

// expect: ok
export function WholeNumbers({ price, compareAt, count }: Props) {
  const saved = compareAt !== null && compareAt > price ? compareAt - price : 0;
  return (
    <p>
      {price + count} {price * 2} {-price} {saved > 0 && `Save ${saved}`} {Math.max(0, count - 5)} {Math.min(count, 9)}{' '}
      {count % 3 === 0 ? 'third' : 'other'}
    </p>
  );
}

// expect: ok or refused
export function Fractions({ price, rating, count }: Props) {
  return (
    <p>
      {price / 100} {(price / 100).toFixed(2)} {Math.round(rating)} {rating * 20}% {Math.floor(price / 7)} {price % 7}{' '}
      {(rating * count) / (count || 1)}
    </p>
  );
}

// expect: ok
export function Comparisons({ title, price, compareAt, sku }: Props) {
  return (
    <p data-eq={title === 'Dress'} data-nil={compareAt == null} data-undefined={sku === undefined}>
      {price >= 100 && price < 1000 ? 'mid' : 'edge'} {title !== '' && 'named'} {typeof sku === 'string' ? sku : '—'}
      {compareAt === 0 ? 'zero' : !compareAt ? 'nothing' : compareAt} {String(compareAt)} {`${sku}`} {Boolean(title)}
    </p>
  );
}

// expect: ok or refused
export function StringMethods({ title, sku = 'none' }: Props) {
  return (
    <p title={title.toUpperCase()}>
      {title.length} {title.trim()} {title.slice(0, 3)} {title.charAt(0)} {title[1]} {title.split(' ')[0]}{' '}
      {title.includes('é') ? 1 : 0} {title.startsWith('D') && 'D'} {sku.padStart(8, '0')} {title.replaceAll(' ', '-')}
      {sku.toLowerCase().replace('n', 'N')}
    </p>
  );
}

// expect: ok or refused
export function RegularExpressions({ title }: Props) {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const year = /\b(?<year>\d{4})\b/.exec(title)?.groups?.year;
  return <p id={slug}>{year ?? (/dress/i.test(title) ? 'a dress' : 'something')}</p>;
}

// expect: ok
export function StringsOfConstants({ title }: Props) {
  const brand = 'maison élan';
  const initials = brand
    .split(' ')
    .map((word) => word[0]?.toUpperCase())
    .join('');
  return (
    <p lang={'FR-fr'.slice(0, 2).toLowerCase()}>
      {initials} {brand.length} {'abc'.at(-1)} {'-'.repeat(3)} {(1234.5).toFixed(2)} {0.1 + 0.2} {7 / 2}
      {Number.parseInt('42px', 10)} {brand.replace(/é/g, 'e')} {title}
    </p>
  );
}

// expect: ok
export function StringConcatenation({ title, price, sku }: Props) {
  const id = 'p-' + price + 1;
  let text = '';
  text += title;
  text += ' / ' + (sku ?? 'no sku');
  return (
    <p id={id} title={title + title}>
      {text} {price + 1 + ' pieces'} {'' + null} {'#'.concat(title, '!')} {[title, sku, null].join('|')}
    </p>
  );
}
