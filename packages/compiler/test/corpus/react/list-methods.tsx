import { z } from 'zod';

export const props = z.object({
  sizes: z.array(z.string()),
  prices: z.array(z.int()),
  lines: z.array(z.object({ title: z.string(), quantity: z.int(), gift: z.boolean() })),
  chosen: z.string().nullable(),
  stars: z.int().min(0).max(5),
  limit: z.int(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function SomeEveryFind({ lines, chosen, sizes }: Props) {
  const gift = lines.find((line) => line.gift);
  return (
    <p data-any={lines.some((l) => l.gift)} data-all={lines.every((l) => l.quantity > 0)}>
      {gift ? gift.title : 'No gift'} {gift?.quantity ?? 'none'}
      {chosen !== null && sizes.includes(chosen) ? 'there' : 'not there'}
    </p>
  );
}

// expect: ok
export function FirstAndLast({ sizes, lines }: Props) {
  const [first, second = 'none', ...others] = sizes;
  return (
    <p>
      {first} {second} {others.length} {sizes.at(-1)} {sizes[sizes.length - 1] ?? 'empty'} {lines[0]?.title}
    </p>
  );
}

// expect: ok
export function SliceAndRest({ sizes }: Props) {
  const shown = sizes.slice(0, 2);
  const more = sizes.slice(2);
  return (
    <p>
      {shown.join('/')}
      {more.length > 0 && <a href="#all">and {more.length} more</a>}
    </p>
  );
}

// expect: ok or refused
export function SliceByProps({ sizes, limit }: Props) {
  return (
    <p>
      {sizes.slice(0, limit).join()} {sizes.slice(-1).join()} {sizes.slice(limit).length}
    </p>
  );
}

// expect: ok
export function ConcatAndSpread({ sizes, chosen }: Props) {
  const all = ['One size', ...sizes, ...(chosen ? [chosen] : [])];
  return (
    <ul>
      {all.map((size, i) => (
        <li key={i}>{size}</li>
      ))}
      {sizes.concat('XXL').length}
    </ul>
  );
}

// expect: ok
export function SumWithReduce({ lines }: Props) {
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return <p>{count === 1 ? '1 item' : `${count} items`}</p>;
}

// expect: ok or refused
export function ReduceToMarkup({ lines, prices }: Props) {
  const longest = lines.reduce((best, line) => (line.quantity > best ? line.quantity : best), 0);
  const highest = Math.max(0, ...prices);
  const groups = lines.reduce<Record<string, number>>((acc, line) => {
    const key = line.gift ? 'gift' : 'own';
    acc[key] = (acc[key] ?? 0) + line.quantity;
    return acc;
  }, {});
  return (
    <p>
      {longest} {highest} {groups.gift ?? 0} {groups.own ?? 0}
    </p>
  );
}

// expect: ok
export function ArrayFrom({ stars }: Props) {
  return (
    <span aria-label={`${stars} of 5`}>
      {Array.from({ length: 5 }, (_, i) => (
        <i key={i} className={i < stars ? 'full' : 'empty'} />
      ))}
      {[...Array(3).keys()].map((n) => (
        <b key={n}>{n * 2}</b>
      ))}
      {Array.from('abc', (letter) => letter.toUpperCase()).join('')}
    </span>
  );
}

// expect: ok or refused
export function ArrayFromProp({ stars }: Props) {
  return (
    <span>
      {Array.from({ length: stars }, (_, i) => (
        <i key={i}>★</i>
      ))}
      {'☆'.repeat(5 - stars)}
    </span>
  );
}

// expect: ok or refused
export function FlatMapAndEntries({ lines, sizes }: Props) {
  const words = lines.flatMap((line) => (line.gift ? [line.title, 'gift'] : [line.title]));
  return (
    <ul>
      {words.map((word, i) => (
        <li key={i}>{word}</li>
      ))}
      {[...sizes.entries()].map(([i, size]) => (
        <li key={`s${i}`}>
          {i}: {size}
        </li>
      ))}
      {lines.findIndex((l) => l.gift)} {sizes.indexOf('M')}
    </ul>
  );
}
