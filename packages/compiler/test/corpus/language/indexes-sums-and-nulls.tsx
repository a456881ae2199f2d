// Indexes of lists with missing items, sums of nothing, null in numbers and children.
import { Children, type ReactNode } from 'react';
import { z } from 'zod';
export const props = z.object({
  note: z.string().nullable(),
  open: z.boolean(),
  maybe: z.boolean().nullable(),
  size: z.int().nullable(),
  title: z.string(),
  rows: z.array(z.object({ stock: z.int() })),
  flags: z.object({ on: z.boolean() }).nullable(),
});
type Props = z.infer<typeof props>;
// expect: ok
export function SpacesAreNull({ note }: Props) {
  return <p>{note === ' ' ? 'space' : 'some'}</p>;
}
// expect: ok
export function IndexOfMissing({ open, title }: Props) {
  const names = ['a', ...(open ? [title] : []), 'last'];
  return (
    <p>
      {names.indexOf('last')} {names.findIndex((n) => n === 'last')}
    </p>
  );
}
// expect: ok
export function ThisParameter({ title }: Props) {
  function join(this: { sign: string }, a: string, b: string) {
    return a + this.sign + b;
  }
  return <p>{join.call({ sign: '-' }, 'a', title)}</p>;
}
// expect: ok
export function SumAndMarkup({ rows }: Props) {
  const stock = rows.reduce((s, r) => s + r.stock, 0);
  return <p>{stock && <b>{stock}</b>}</p>;
}
function Kinds({ children }: { children: ReactNode }) {
  return (
    <ul>
      {Children.map(children, (c) => (
        <li data-none={String(c === null)}>{c}</li>
      ))}
    </ul>
  );
}
// expect: ok
export function BooleanChild({ maybe }: Props) {
  return (
    <Kinds>
      <b>a</b>
      {maybe}
    </Kinds>
  );
}
// expect: ok
export function BooleanChildNotNull({ open }: Props) {
  return (
    <Kinds>
      <b>a</b>
      {open}
    </Kinds>
  );
}
// expect: ok
export function NumberOfNull({ size }: Props) {
  return (
    <p tabIndex={Number(size)}>
      {Number(size)} {String(Number(size) === 0)}
    </p>
  );
}
// expect: ok
export function AbsOfNull({ size }: Props) {
  return (
    <p>
      {Math.abs(size as number)} {Math.max(size as number, -1)} {Math.round(size as number)}
    </p>
  );
}
// expect: ok or refused
export function LastMissing({ open, title }: Props) {
  const names = ['a', ...(open ? [title] : [])];
  return <p>{names.lastIndexOf('a')}</p>;
}
