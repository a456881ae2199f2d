// `.filter` before `.map`: page lists and lists that hold page values.
import { z } from 'zod';

export const props = z.object({
  products: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      price: z.int(),
      tag: z.enum(['sale', 'new', '']),
      available: z.boolean(),
      vendor: z.string().nullable(),
    }),
  ),
  notes: z.array(z.string().nullable()),
  counts: z.array(z.int()),
  subtitle: z.string().nullable(),
  badge: z.string().optional(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function FilterBooleanOnPageList({ notes, counts }: Props) {
  return (
    <ul>
      {notes.filter(Boolean).map((note, index) => (
        <li key={index}>{note}</li>
      ))}
      {counts.filter(Boolean).map((count, index) => (
        <li key={`c${index}`}>{count}</li>
      ))}
    </ul>
  );
}

// expect: ok
export function AvailableOnly({ products }: Props) {
  const available = products.filter((product) => product.available);
  if (available.length === 0) return <p>Nothing available</p>;
  return (
    <ul data-count={available.length}>
      {available.map((product, index) => (
        <li key={product.id} className={index === 0 ? 'first' : undefined}>
          {index + 1} / {available.length}: {product.title}
        </li>
      ))}
    </ul>
  );
}

// expect: ok
export function FilterTwice({ products }: Props) {
  return (
    <ul>
      {products
        .filter(({ tag }) => tag === 'sale')
        .filter(({ price }) => price > 0)
        .map(({ id, title, price }) => (
          <li key={id}>
            {title} <s>{price}</s>
          </li>
        ))}
    </ul>
  );
}

// expect: ok
export function FilterByIndex({ products }: Props) {
  return (
    <div>
      {products
        .filter((_, index) => index % 2 === 0)
        .map((product, index, all) => (
          <span key={product.id}>
            {product.title}
            {index < all.length - 1 && ', '}
          </span>
        ))}
    </div>
  );
}

// expect: ok
export function FilterAllAway({ products }: Props) {
  const vendors = products.filter((product) => product.vendor !== null && product.vendor !== '');
  return vendors.length > 0 ? (
    <p>
      {vendors.length} of {products.length} with a vendor
    </p>
  ) : (
    <p>None</p>
  );
}

// expect: ok
export function FilterThenFirst({ products }: Props) {
  const [first, ...others] = products.filter((product) => product.tag === 'new');
  return (
    <p>
      {first?.title ?? 'No news'}
      {others.length > 0 && ` and ${others.length} more`}
    </p>
  );
}

// expect: ok
export function WordsOfConstantList({ subtitle, badge }: Props) {
  const words = ['Dress', subtitle, badge, badge === 'sale' && 'on sale'].filter(Boolean);
  return (
    <p title={words.join(', ')}>
      {words.map((word, index) => (
        <i key={index}>{word}</i>
      ))}
    </p>
  );
}

// expect: ok
export function FilterNotNull({ notes }: Props) {
  const present = notes.filter((note): note is string => note !== null);
  return (
    <>
      {present.map((note) => (
        <p key={note}>{note === '' ? '(blank)' : note}</p>
      ))}
      {present.length === 0 && <p>no notes</p>}
    </>
  );
}
