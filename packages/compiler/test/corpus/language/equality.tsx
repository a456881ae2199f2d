// `===`, `==` and comparisons across kinds of values.
import { z } from 'zod';

export const props = z.object({
  count: z.int(),
  limit: z.int().nullable(),
  title: z.string(),
  handle: z.string(),
  subtitle: z.string().nullable(),
  label: z.string().optional(),
  featured: z.boolean(),
  kind: z.enum(['sale', '1', 'true', '']),
  first: z.object({ id: z.int() }),
  second: z.object({ id: z.int() }),
});
type Props = z.infer<typeof props>;

// expect: ok
export function LiteralInTable({ kind }: Props) {
  return (
    <p>
      {kind === 'sale' && <b>Sale</b>}
      {kind === '' ? 'blank' : kind}
      {(kind as unknown) === 1 && 'never: a text is no number'}
      {(kind as unknown) === true && 'never: a text is no boolean'}
    </p>
  );
}

// expect: ok
export function NullishByDoubleEquals({ subtitle, label, limit }: Props) {
  return (
    <p>
      {subtitle == null ? 'A' : 'B'}
      {label == null ? 'C' : 'D'}
      {limit != null && limit}
      {subtitle === undefined ? 'never' : ''}
      {(label as unknown) === null ? 'never' : ''}
    </p>
  );
}

// expect: ok
export function SameText({ title, handle, subtitle }: Props) {
  return (
    <p data-same={title === handle} data-null={subtitle === null}>
      {title !== handle ? `${title} (${handle})` : title}
      {subtitle === title && 'twice'}
    </p>
  );
}

// expect: ok
export function Compared({ count, limit }: Props) {
  if (limit === null) return <p>{count >= 0 ? count : `minus ${-count}`}</p>;
  return (
    <p>
      {count > limit ? 'over' : count === limit ? 'at' : 'under'} {count <= 3 && count !== 0 ? 'few' : 'other'}
    </p>
  );
}

// Two objects are never the same, whatever is in them.
// expect: ok
export function ObjectsAreNotEqual({ first, second }: Props) {
  return (
    <p>
      {first === second ? 'same object' : 'two objects'} {first.id === second.id ? 'same id' : 'two ids'}{' '}
      {first === first && 'itself'}
    </p>
  );
}

// expect: ok
export function BooleansCompared({ featured, count }: Props) {
  return (
    <p className={featured === count > 0 ? 'agree' : 'differ'}>
      {featured !== true && 'not featured'} {Boolean(count) === featured && 'both'}
    </p>
  );
}

// A number equals a text of the same digits for `==`.
// expect: ok or refused
export function LooselyEqual({ count, kind }: Props) {
  return <p>{(count as unknown) == kind ? 'loosely equal' : 'different'}</p>;
}

// By code unit in JavaScript, by byte on the platform.
// expect: ok or refused
export function TextsInOrder({ title, handle }: Props) {
  return <p>{title < handle ? 'before' : 'after'}</p>;
}
