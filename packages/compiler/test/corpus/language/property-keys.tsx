// A key of an object is a text: what numbers and truth values name.
import { z } from 'zod';

export const props = z.object({
  n: z.int(),
  nn: z.int().nullable(),
  lit: z.union([z.literal(1), z.literal(2)]),
  b: z.boolean(),
  bn: z.boolean().nullable(),
  e: z.enum(['x', 'y']),
  en: z.enum(['x', 'null']).nullable(),
  s: z.string(),
});
type Props = z.infer<typeof props>;

const NUMS: Record<number, string> = { 1: 'one', 2: 'two' };
const BOOLS: Record<string, string> = { true: 'yes', false: 'no', null: 'none' };

// expect: ok
export const NumberNamesMember = ({ lit }: Props) => <p>{NUMS[lit]}</p>;

// expect: ok
export const AnyNumberNamesMember = ({ n }: Props) => <p>{NUMS[n] ?? 'other'}</p>;

// expect: ok
export const NullNumberNamesMember = ({ nn }: Props) => <p>{NUMS[nn!] ?? 'other'}</p>;

// expect: ok
export const PrintedTruthNamesMember = ({ b }: Props) => <p>{BOOLS[String(b)]}</p>;

// expect: ok
export const TruthNamesMember = ({ b }: Props) => <p>{BOOLS[b as any]}</p>;

// expect: ok
export const NullTruthNamesMember = ({ bn }: Props) => <p>{BOOLS[bn as any]}</p>;

// expect: ok
export const NumberInObject = ({ n }: Props) => <p>{n in NUMS ? 'in' : 'out'}</p>;

// expect: ok
export const ObjectHasNumber = ({ n }: Props) => <p>{Object.hasOwn(NUMS, n) ? 'in' : 'out'}</p>;

// expect: ok
export const KnownNumberInObject = ({ lit }: Props) => (
  <p>
    {lit in NUMS ? 'in' : 'out'}
    {Object.hasOwn(NUMS, lit) ? NUMS[lit] : ''}
  </p>
);

// expect: ok
export const NumberOfTruthIsPlace = ({ b }: Props) => (
  <p>
    {['no', 'yes'][Number(b)]}
    {['no', 'yes'][b ? 1 : 0]}
  </p>
);

// expect: ok
export const NumberIsPlace = ({ n }: Props) => <p>{['a', 'b', 'c'][n] ?? 'none'}</p>;

// expect: ok
export const NullIsNoPlace = ({ nn }: Props) => <p>{['a', 'b', 'c'][nn!] ?? 'none'}</p>;

// expect: refused read at a text
export const TextIsNoPlace = ({ e }: Props) => <p>{['a', 'b'][e as any] ?? 'none'}</p>; // <- refused

// expect: refused which may be any text
export const NullTextNamesMember = ({ en }: Props) => <p>{BOOLS[en as any] ?? 'none'}</p>; // <- refused

// expect: ok
export const NumberInPattern = ({ n }: Props) => {
  const { [n]: v = 'd' } = NUMS;
  return <p>{v}</p>;
};

// expect: refused known only on the page
export const ObjectMadeWithNumber = ({ n }: Props) => <p>{({ [n]: 'k' } as any)[n]}</p>; // <- refused

// expect: refused known only on the page
export const ObjectMadeWithText = ({ e }: Props) => <p>{({ [e]: 'k' } as any).x ?? 'none'}</p>; // <- refused

// expect: ok
export const MapOfNumbers = ({ n }: Props) => (
  <p>
    {new Map([
      [1, 'one'],
      [2, 'two'],
    ]).get(n) ?? 'none'}
    {new Map([['1', 'one']]).get(n as any) ?? 'none'}
  </p>
);

// expect: ok
export const SetOfNumbers = ({ n }: Props) => (
  <p>
    {new Set([1, 2]).has(n) ? 1 : 2}
    {new Set(['1']).has(n as any) ? 1 : 2}
  </p>
);

// expect: ok
export const ListOfNumbers = ({ n }: Props) => (
  <p>
    {[1, 2].includes(n) ? 1 : 2}
    {['1'].includes(n as any) ? 1 : 2}
  </p>
);

// expect: ok
export const PrintedTruthInPlace = ({ b }: Props) => (
  <p>
    {({ true: 'a', false: 'c' } as any)[`${b}`]}
    {[b].includes(true) ? 1 : 2}
  </p>
);

// expect: ok
export const NumbersAndTextsInSwitch = ({ n }: Props) => {
  switch (n) {
    case 1:
      return <p>1</p>;
    case '1' as any:
      return <p>s</p>;
    default:
      return <p>d</p>;
  }
};

// expect: ok
export const SumNamesMember = ({ n }: Props) => (
  <p>
    {NUMS[n + 1] ?? 'none'}
    {NUMS[n % 3]}
  </p>
);

// expect: refused by `in`
export const AnyTextInObject = ({ s }: Props) => {
  const isOwn = Object.hasOwn(NUMS, s);
  const isIn = s in NUMS; // <- refused
  return <p>{isOwn && isIn}</p>;
};

// expect: ok
export const MemberOfMember = ({ e }: Props) => (
  <p>
    {{ x: { t: 'a' }, y: { t: 'b' } }[e].t}
    {[{ x: 'p', y: 'q' }].map((o) => o[e])}
  </p>
);
