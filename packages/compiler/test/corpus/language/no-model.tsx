// What the platform has no exact word for: refused, with what to write instead.
import { z } from 'zod';

export const props = z.object({
  title: z.string(),
  sku: z.string(),
  css: z.string(),
  prices: z.array(z.int()),
  products: z.array(z.object({ title: z.string(), price: z.int() })),
});
type Props = z.infer<typeof props>;

// expect: refused data
export function SortedByPrice({ products }: Props) {
  const sorted = [...products].sort((a, b) => a.price - b.price); // <- refused
  return (
    <ul>
      {sorted.map((product) => (
        <li key={product.title}>{product.title}</li>
      ))}
    </ul>
  );
}

// expect: refused data
export function SortedByTitle({ products }: Props) {
  const sorted = products.toSorted((a, b) => a.title.localeCompare(b.title)); // <- refused
  return <p>{sorted[0]?.title}</p>;
}

// expect: refused data
export function RegularExpression({ sku }: Props) {
  const valid = /^[A-Z]{2}-\d+$/.test(sku); // <- refused
  return <p className={valid ? 'valid' : 'odd'}>{sku}</p>;
}

// expect: refused data
export function ReplacedByPattern({ title }: Props) {
  const handle = title.toLowerCase().replace(/[^a-z0-9]+/g, '-'); // <- refused
  return <p id={handle}>{title}</p>;
}

// expect: refused data
export function Grouped({ products }: Props) {
  const groups = Object.groupBy(products, (product) => product.title); // <- refused
  return <p>{Object.keys(groups).length}</p>;
}

// expect: refused data
export function CharacterCodes({ sku }: Props) {
  const hue = sku.charCodeAt(0) * 7; // <- refused
  return <p data-hue={hue || 0}>{sku}</p>;
}

// expect: refused data
export function NormalizedText({ title }: Props) {
  const plain = title.normalize('NFD'); // <- refused
  return <p>{plain}</p>;
}

// Constants are sorted, matched and parsed at build.
// expect: ok
export function ConstantsOfTheSameKind({ title }: Props) {
  const sizes = ['m', 'l', 's'].toSorted();
  const config: { columns: number } = JSON.parse('{"columns":3}');
  return (
    <p data-columns={config.columns} data-known={/^s/.test('sale')}>
      {sizes.join(' ')} {title} {'On Sale'.toLowerCase().replace(/\s+/g, '-')}
    </p>
  );
}

// expect: ok or refused
export function Highest({ prices }: Props) {
  return <p>{prices.length > 0 ? Math.max(...prices) : 0}</p>;
}

// expect: ok or refused
export function Reversed({ products }: Props) {
  return (
    <p>
      {products.toReversed().map((product, index) => (
        <b key={index}>{product.title}</b>
      ))}
    </p>
  );
}
