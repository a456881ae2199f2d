import { z } from 'zod';

export const props = z.object({
  products: z.array(z.object({ title: z.string(), price: z.int(), kind: z.enum(['dress', 'shoe']) })),
  order: z.enum(['title', 'price']),
  names: z.array(z.string()),
});
type Props = z.infer<typeof props>;

const SIZES = ['XL', 'S', 'M', 'L'];
const RANK: Record<string, number> = { S: 0, M: 1, L: 2, XL: 3 };

// expect: ok
export function SortConstants({ order }: Props) {
  const ranked = SIZES.toSorted((a, b) => (RANK[a] ?? 0) - (RANK[b] ?? 0));
  const alphabetic = [...SIZES].sort();
  return (
    <ul className={order}>
      {(order === 'price' ? ranked : alphabetic).map((size) => (
        <li key={size}>{size}</li>
      ))}
      {SIZES[0]} {SIZES.toReversed().join('')}
    </ul>
  );
}

// expect: ok or refused
export function SortByPrice({ products }: Props) {
  const sorted = [...products].sort((a, b) => a.price - b.price);
  return (
    <ol>
      {sorted.map((product, i) => (
        <li key={i}>
          {product.title} {product.price}
        </li>
      ))}
    </ol>
  );
}

// expect: ok or refused
export function SortByChoice({ products, order }: Props) {
  const sorted = products.toSorted((a, b) =>
    order === 'price' ? b.price - a.price : a.title < b.title ? -1 : a.title > b.title ? 1 : 0,
  );
  return (
    <ol>
      {sorted.map((product, i) => (
        <li key={i}>{product.title}</li>
      ))}
    </ol>
  );
}

// expect: ok or refused
export function SortNames({ names }: Props) {
  return (
    <p>
      {names.toSorted().join(', ')} {names.toReversed().join(', ')}
      {names.toSorted((a, b) => a.localeCompare(b)).join(', ')}
    </p>
  );
}

// expect: ok
export function GroupByConstantKeys({ products }: Props) {
  const kinds = ['dress', 'shoe'] as const;
  return (
    <>
      {kinds.map((kind) => {
        const group = products.filter((product) => product.kind === kind);
        if (!group.length) return null;
        return (
          <section key={kind}>
            <h2>
              {kind} ({group.length})
            </h2>
            {group.map((product, i) => (
              <p key={i}>{product.title}</p>
            ))}
          </section>
        );
      })}
    </>
  );
}

// expect: ok or refused
export function GroupWithObjectGroupBy({ products }: Props) {
  const groups = Object.groupBy(products, (product) => product.kind);
  return (
    <p>
      {groups.dress?.length ?? 0} dresses, {groups.shoe?.map((shoe) => shoe.title).join(' & ')}
    </p>
  );
}

// expect: ok or refused
export function UniqueNames({ names }: Props) {
  const unique = [...new Set(names)];
  const seen = names.filter((name, i) => names.indexOf(name) === i);
  return (
    <p>
      {unique.length} {seen.join(', ')}
    </p>
  );
}
