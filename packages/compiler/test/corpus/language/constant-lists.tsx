// Constant lists and tables, asked with conditions on values of the page.
import { z } from 'zod';

export const props = z.object({
  tag: z.string(),
  status: z.enum(['draft', 'active', 'sale', 'archived']),
  stock: z.int(),
  size: z.string().nullable(),
  price: z.int().min(0),
  pickup: z.boolean(),
});
type Props = z.infer<typeof props>;

const PROMOTED = ['sale', 'new', 'limited'];
const LEVELS = [
  { below: 1, label: 'Sold out', tone: 'danger' },
  { below: 4, label: 'Few left', tone: 'warning' },
  { below: 20, label: 'In stock', tone: 'success' },
] as const;

// expect: ok
export function PromotedBadge({ tag }: Props) {
  return ['sale', 'new'].includes(tag) ? <b className="badge">{tag}</b> : <span>{tag}</span>;
}

// expect: ok
export function VisibleStatus({ status, size }: Props) {
  const hidden = ['draft', 'archived'].includes(status);
  const sizes: (string | null)[] = ['s', 'm', null];
  return (
    <p hidden={hidden} data-known={sizes.includes(size)}>
      {!hidden && status}
    </p>
  );
}

// expect: ok
export function StockLevel({ stock }: Props) {
  const level = LEVELS.find(({ below }) => stock < below);
  return level ? <p className={`stock stock--${level.tone}`}>{level.label}</p> : <p className="stock">Plenty</p>;
}

// expect: ok
export function StockLevelOrDefault({ stock }: Props) {
  return <p>{LEVELS.find((level) => level.below > stock)?.label ?? 'Plenty'}</p>;
}

// expect: ok
export function SomeAndEvery({ tag, status, stock, price }: Props) {
  const promoted = PROMOTED.some((word) => word === tag || word === status);
  const buyable = [stock > 0, price > 0, status !== 'archived'].every(Boolean);
  const nothing = ([] as string[]).every((word) => word === tag) && ![].some(Boolean);
  return (
    <p>
      {promoted ? 'promoted' : 'regular'}, {buyable ? 'buyable' : 'not buyable'}, {nothing && 'as ever'}
    </p>
  );
}

// expect: ok
export function DeliveryOptions({ price, pickup, stock }: Props) {
  const options = [
    { id: 'standard', label: 'Standard', when: true },
    { id: 'express', label: 'Express', when: stock > 0 },
    { id: 'free', label: 'Free of charge', when: price >= 10000 },
    { id: 'pickup', label: 'Pick up in store', when: pickup },
  ].filter((option) => option.when);
  return (
    <ol>
      {options.map((option, index) => (
        <li key={option.id}>
          {index + 1}. {option.label}
          {index === options.length - 1 ? '.' : ','}
        </li>
      ))}
    </ol>
  );
}

// expect: ok
export function SizePosition({ size }: Props) {
  const position = ['xs', 's', 'm', 'l', 'xl'].indexOf(size ?? '');
  return <meter min={0} max={4} value={position === -1 ? 0 : position} title={position < 0 ? 'unknown' : undefined} />;
}
