import { z } from 'zod';

export const props = z.object({
  labels: z.record(z.string(), z.string()),
  stock: z.record(z.string(), z.int()),
  color: z.string(),
  size: z.enum(['S', 'M', 'L']),
});
type Props = z.infer<typeof props>;

const SWATCHES: Record<string, string | undefined> = { ink: '#001', sand: '#edc', moss: '#453' };
const CHEST = { S: 86, M: 92, L: 98 };

// expect: ok or refused
export function KnownKeys({ labels, stock, size }: Props) {
  const { add = 'Add', ...others } = labels;
  return (
    <button type="button" title={others.title} disabled={stock.total === 0}>
      {size}: {add} {labels['sold'] ?? 'Sold out'} {stock.total}
    </button>
  );
}

// expect: ok
export function ConstantsByAnEnum({ size, color }: Props) {
  const { [size]: chest } = CHEST;
  return (
    <p className={color}>
      {size}: {chest} cm, {CHEST[size] > 90 ? 'wide' : 'narrow'}, next {{ S: 'M', M: 'L', L: null }[size] ?? 'none'}
    </p>
  );
}

// expect: ok or refused
export function ConstantsByAnyText({ color }: Props) {
  return (
    <i style={{ backgroundColor: SWATCHES[color] ?? 'transparent' }} data-known={color in SWATCHES}>
      {Object.hasOwn(SWATCHES, color) ? 'a swatch of ' : 'other: '}
      {color}
    </i>
  );
}

// expect: ok or refused
export function EveryEntry({ labels, stock }: Props) {
  return (
    <dl data-count={Object.keys(stock).length}>
      {Object.entries(labels).map(([name, label]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {label} {stock[name] ?? 0}
          </dd>
        </div>
      ))}
    </dl>
  );
}
