// What JavaScript itself makes of null, in numbers, texts and tests.
import { z } from 'zod';
export const props = z.object({
  n: z.int().nullable(),
  f: z.number().nullable(),
  s: z.string().nullable(),
  l: z.array(z.string()).nullable(),
  b: z.boolean().nullable(),
  o: z.object({ m: z.int() }).nullable(),
  u: z.int().optional(),
});
type Props = z.infer<typeof props>;

// expect: ok
export const IsIntegerOfNull = ({ n }: Props) => <p>{Number.isInteger(n) ? 'y' : 'n'}</p>;
// expect: ok
export const IsFiniteOfNull = ({ n }: Props) => <p>{Number.isFinite(n) ? 'y' : 'n'}</p>;
// expect: ok
export const IsFiniteOfFraction = ({ f }: Props) => <p>{Number.isFinite(f) ? 'y' : 'n'}</p>;
// expect: ok
export const AbsOfNull = ({ n }: Props) => <p>{Math.abs(n as number)}</p>;
// expect: ok
export const IsArrayOfNull = ({ l }: Props) => <p>{Array.isArray(l) ? 'y' : 'n'}</p>;
// expect: ok
export const IsNaNOfNull = ({ n }: Props) => <p>{isNaN(n as number) ? 'y' : 'n'}</p>;
// expect: ok
export const NumberOfNull = ({ n }: Props) => <p>{Number(n)}</p>;
// expect: ok
export const MaxOfNull = ({ n }: Props) => <p>{Math.max(n as number, 3)}</p>;
// expect: ok
export const NullPlusOne = ({ n }: Props) => <p>{(n as number) + 1}</p>;
// expect: ok
export const NullAboveZero = ({ n }: Props) => <p>{(n as number) > 0 ? 'y' : 'n'}</p>;
// expect: ok
export const NullAtLeastZero = ({ n }: Props) => <p>{(n as number) >= 0 ? 'y' : 'n'}</p>;
// expect: ok
export const AbsentAtLeastZero = ({ u }: Props) => <p>{(u as number) >= 0 ? 'y' : 'n'}</p>;
// expect: ok
export const AbsentPlusOne = ({ u }: Props) => <p>{(u as number) + 1}</p>;
// expect: ok
export const IsIntegerOfAbsent = ({ u }: Props) => <p>{Number.isInteger(u) ? 'y' : 'n'}</p>;
// expect: ok
export const NumberOfNullTruth = ({ b }: Props) => <p>{Number(b)}</p>;
// expect: ok
export const StringOfNullTruth = ({ b }: Props) => <p>{String(b)}</p>;
// expect: ok
export const LengthOfPrintedTruth = ({ b }: Props) => <p>{`${b}`.length}</p>;
// expect: ok
export const StringOfNullText = ({ s }: Props) => <p>{String(s)}</p>;
// expect: ok
export const NullTextPlusText = ({ s }: Props) => <p>{s + 'x'}</p>;
// expect: ok
export const TypeOfNullNumber = ({ n }: Props) => (
  <p>
    {typeof n}
    {typeof n === 'number' ? 1 : 2}
  </p>
);
// expect: refused read of null
export const CaughtMemberOfNull = ({ o }: Props) => {
  try {
    return <p>{(o as any).m}</p>; // <- refused
  } catch {
    return <p>c</p>;
  }
};
// expect: ok
export const PrintedNullList = ({ l }: Props) => <p>{`${l}`}</p>;
// expect: ok
export const PrintedList = ({ l }: Props) => <p>{String(l ?? [])}</p>;
// expect: ok
export const TwoNumbersThatMayBeNull = ({ n, f }: Props) => <p>{n === f ? 'same' : 'other'}</p>;
// expect: ok
export const TruthOfThreeValues = ({ b }: Props) => <p>{b === false ? 'f' : b === null ? 'n' : 't'}</p>;
// expect: ok
export const NullModulo = ({ n }: Props) => <p>{n! % 2 === 0 ? 'even' : 'odd'}</p>;
// expect: ok
export const NullNegated = ({ n }: Props) => <p>{-n!}</p>;
// expect: ok
export const NullTimes = ({ n }: Props) => <p>{n! * 2}</p>;
// expect: ok
export const RoundOfNull = ({ n }: Props) => <p>{Math.round(n!)}</p>;
// expect: ok
export const MinWithDefault = ({ n }: Props) => <p>{Math.min(n ?? 5, 2)}</p>;
// expect: refused sign
export const SignOfNull = ({ n }: Props) => <p>{Math.sign(n ?? 5)}</p>; // <- refused
// expect: ok
export const DefaultsInList = ({ n, u }: Props) => <p>{[n, u].map((x) => x ?? 'z').join()}</p>;
// expect: ok
export const NullAndAbsentInList = ({ n, u }: Props) => (
  <p>
    {[n, u].includes(null) ? 1 : 2}
    {[n, u].includes(undefined) ? 1 : 2}
  </p>
);
// expect: refused Object.is
export const ObjectIsNull = ({ n }: Props) => <p>{Object.is(n, null) ? 1 : 2}</p>; // <- refused
// expect: ok
export const LooseAndStrictNull = ({ n }: Props) => (
  <p>
    {n == undefined ? 1 : 2}
    {n === undefined ? 1 : 2}
  </p>
);
// expect: ok
export const LengthOfNullText = ({ s }: Props) => (
  <p>
    {s?.length === 0 ? 1 : 2}
    {s?.length ? 1 : 2}
  </p>
);
// expect: ok
export const UpperCaseOfNullText = ({ s }: Props) => (
  <p>
    {(s ?? '').toUpperCase()}
    {s?.toUpperCase()}
  </p>
);
// expect: ok
export const NullListRead = ({ l }: Props) => (
  <p>
    {l?.length}
    {l?.[0]}
    {l?.map((x) => x + '!')}
  </p>
);
// expect: ok
export const LengthOfNullList = ({ l }: Props) => (
  <p>
    {(l?.length ?? 0) > 1 ? 'many' : 'few'}
    {l?.length === undefined ? 'none' : ''}
  </p>
);
