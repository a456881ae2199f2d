// Lists of the page: their indexes, identities, windows and separators, where Liquid counts and prints otherwise.
import { z } from 'zod';

export const props = z.object({
  tags: z.array(z.string()),
  flags: z.array(z.boolean()),
  isNew: z.boolean(),
  n: z.int(),
  m: z.int().nullable(),
  price: z.number(),
  kind: z.enum(['new', 'net', '']),
  title: z.string(),
  rows: z.array(z.object({ id: z.string(), ok: z.boolean(), note: z.string().nullable(), qty: z.int() })),
});
type Props = z.infer<typeof props>;

// expect: ok
export const Separators = ({ tags }: Props) => (
  <p title={tags.join('"')} data-both={tags.join(`'"<`)}>
    {tags.join('<br>')} {tags.filter((tag) => tag !== 'a').join(' & ')} <b>{`${tags.join('<')}!`}</b>
    {tags.join('&').toUpperCase()} {tags.join(' {% ')}
  </p>
);

// expect: refused stands after .filter
export const FindIndexOfKept = ({ rows }: Props) => <p>{rows.filter((r) => r.ok).findIndex((r) => r.id === 'a')}</p>; // <- refused

// expect: refused stands after .filter
export function IndexOfKept({ rows }: Props) {
  const ids = rows.filter((row) => row.ok).map((row) => row.id);
  const at = ids.indexOf('a'); // <- refused
  return <p>{at}</p>;
}

// expect: refused The index of an item after .filter is read
export function FilterKeptByIndex({ rows }: Props) {
  const kept = rows.filter((row) => row.ok);
  const others = kept.filter((_, i) => i > 0); // <- refused
  return <p>{others.map((row) => row.id)}</p>;
}

// expect: refused The index of an item after .filter is read
export function SomeKeptByIndex({ rows }: Props) {
  const kept = rows.filter((row) => row.ok);
  const isLong = kept.some((_, i) => i > 2); // <- refused
  return <p>{isLong ? 'many' : 'few'}</p>;
}

// expect: refused The index of an item after .filter is read
export function FilterCounted({ rows }: Props) {
  const counted = rows.filter((row) => row.ok).map((row, i) => ({ ...row, i }));
  const few = counted.filter((row) => row.qty > 0); // <- refused
  return <p>{few.map((row) => row.i)}</p>;
}

// expect: ok
export function KeptAndCounted({ rows }: Props) {
  const counted = rows.filter((row) => row.ok).map((row, i) => ({ ...row, i }));
  return (
    <p>
      {counted.some((row) => row.qty > 1) ? 'many' : 'one'} {counted.map((row) => `${row.i}${row.id}`)} {counted[0]?.i}
    </p>
  );
}

// expect: ok
export function MapThenSlice({ tags }: Props) {
  const made = tags.map((tag, i) => ({ tag, i })).slice(2);
  return (
    <p>
      {tags.map((tag, i) => `${i}:${tag} `).slice(1)} {tags.map((tag, i) => <b key={tag}>{i}</b>).slice(1, 3)}
      {made.map((one, j) => `${one.i}-${j}`)} {made[0]?.i} {made.at(-1)?.i} {made.find((one) => one.tag === 'b')?.i}
    </p>
  );
}

// expect: ok
export function IdentityAfterSlice({ rows }: Props) {
  const second = rows[1];
  return (
    <p>
      {rows.slice(1).map((row) => (row === second ? 'second' : 'other'))}{' '}
      {rows.slice(1).map((row) => rows.indexOf(row))}
      {second && rows.slice(1).indexOf(second)} {rows.slice(1)[0] === second ? 'same' : 'other'}
    </p>
  );
}

// expect: ok
export function IdentityOfMade({ rows }: Props) {
  const made = rows.map((row, i) => ({ id: row.id, i }));
  const either = rows.slice(1).map((row) => (row.ok ? { id: row.id } : { id: `x${row.qty}` }));
  return (
    <p>
      {made[1] && made.indexOf(made[1])} {made.map((one) => (one === made[1] ? 'same' : 'other'))}
      {made.map((one) => made.indexOf(one))} {made.slice(1).map((one) => (one === made[1] ? one.i : '-'))}
      {either[1] && either.indexOf(either[1])}
    </p>
  );
}

const CONSTANT = { id: 'a' };

// expect: refused where the one or the other was made is not known
export const IdentityOfConstants = ({ rows }: Props) => <p>{rows.map(() => CONSTANT).indexOf(CONSTANT)}</p>; // <- refused

// expect: ok
export const IncludesFalse = ({ flags, isNew }: Props) => (
  <p>
    {flags.includes(false) ? 'no' : '-'} {flags.includes(isNew) ? 'new' : '-'} {flags.includes(true) ? 'yes' : '-'}
  </p>
);

// expect: refused a place to start from
export const IncludesFrom = ({ tags }: Props) => <p>{tags.includes('a', 1) ? 'yes' : 'no'}</p>; // <- refused

// expect: refused a place to start from
export const IndexOfFrom = ({ tags }: Props) => <p>{tags.indexOf('a', 1)}</p>; // <- refused

// expect: refused a place to start from
export const TextIncludesFrom = ({ title }: Props) => <p>{title.includes('a', 1) ? 'yes' : 'no'}</p>; // <- refused

// expect: ok
export const SliceToNumber = ({ tags, isNew, n, m }: Props) => (
  <p>
    {tags.slice(0, n).join()} {tags.slice(0, m ?? 0).join()} {tags.slice(0, Math.max(0, n)).join()}
    {tags.slice(0, -1).join()} {tags.slice(0, Number.POSITIVE_INFINITY).join()} {tags.slice(0, n).length}
    {tags.slice(0, isNew ? -1 : n).join()} {tags.map((_, i) => tags.slice(0, i).length)}
  </p>
);

// expect: ok
export function SliceKeptToNumber({ tags, n }: Props) {
  const kept = tags.filter((tag) => tag !== 'a');
  return (
    <p>
      {kept.slice(0, n).join()} {kept.slice(0, n).length} {kept.slice(0, -1).map((tag, i) => i + tag)}
    </p>
  );
}

// expect: refused something else than a whole number
export const SliceToFraction = ({ tags, price }: Props) => <p>{tags.slice(0, price).join()}</p>; // <- refused

// expect: refused something else than a whole number
export const SliceToHalf = ({ tags }: Props) => <p>{tags.slice(0, 2.5).join()}</p>; // <- refused

// expect: refused which is no whole number
export const AtHalf = ({ tags }: Props) => <p>{tags.at(1.5)}</p>; // <- refused

// expect: refused gives what may be null
export function ReduceToNull({ rows }: Props) {
  const last = rows.reduce<string | null>((_, row) => row.note, ''); // <- refused
  return <p>{last}</p>;
}

// expect: ok
export const ReduceWithList = ({ tags }: Props) => (
  <p>
    {tags.reduce((all, tag, i, list) => `${all}${tag}${i < list.length - 1 ? ', ' : '.'}`, '')}
    {tags.filter((tag) => tag !== 'a').reduce((sum, _, i) => sum + i, 0)}
  </p>
);

// expect: ok
export const NumbersAsTexts = ({ price, n, tags }: Props) => (
  <p title={n.toString()}>
    {price.toString() === '0' ? 'zero' : 'some'} {n.toString() || 'none'} {tags.includes(n.toString()) ? 'in' : 'out'}
    {tags.length.toString() === '2' ? 'two' : tags.length.toString()}
  </p>
);

// expect: refused is given a function
export const ReplaceByCallback = ({ kind, title }: Props) => <p>{kind.replace('n', () => title)}</p>; // <- refused

// expect: refused is given a function
export const ReplacePattern = ({ kind, n }: Props) => <p>{kind.replace(/e/, () => String(n))}</p>; // <- refused
