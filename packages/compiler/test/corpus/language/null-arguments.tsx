// Natives on what may be null or absent, and lists that hold null.
import { z } from 'zod';

export const props = z.object({
  n: z.int().nullable(),
  t: z.string(),
  s: z.string().nullable(),
  l: z.array(z.string()),
  ln: z.array(z.string().nullable()),
  li: z.array(z.int().nullable()),
  k: z.enum(['a', 'b']).nullable(),
  b: z.boolean(),
  r: z.record(z.string(), z.string()),
  i: z.int().min(0).max(3),
  rows: z.array(z.object({ id: z.int(), name: z.string(), note: z.string().nullable(), price: z.int().optional() })),
});
type Props = z.infer<typeof props>;

// expect: ok
export const IncludesNull = ({ t, s }: Props) => <p>{t.includes(s as string) ? 'y' : 'n'}</p>;

// expect: refused .startsWith
export const StartsWithNull = ({ t, s }: Props) => <p>{t.startsWith(s as string) ? 'y' : 'n'}</p>; // <- refused

// expect: refused .replace
export const ReplaceNull = ({ t, s }: Props) => <p>{t.replace(s as string, 'x')}</p>; // <- refused

// expect: refused .replace
export const ReplaceByNull = ({ t, s }: Props) => <p>{t.replace('a', s as string)}</p>; // <- refused

// expect: ok
export const ConcatNull = ({ t, s }: Props) => <p>{t.concat(s as string)}</p>;

// expect: refused separator
export const JoinByNull = ({ l, s }: Props) => <p>{l.join(s as string)}</p>; // <- refused

// expect: ok
export const ListIncludesNull = ({ l, s }: Props) => <p>{l.includes(s as string) ? 'y' : 'n'}</p>;

// expect: ok
export const IndexOfNullText = ({ l, s }: Props) => <p>{l.indexOf(s as string)}</p>;

// expect: ok
export const ListOfNullsIncludesNull = ({ ln }: Props) => <p>{ln.includes(null) ? 'y' : 'n'}</p>;

// expect: ok
export const JoinedNulls = ({ ln }: Props) => <p>{ln.join('-')}</p>;

// expect: ok
export const JoinedDefaults = ({ ln }: Props) => <p>{ln.map((x) => x ?? 'q').join('-')}</p>;

// expect: ok
export const ItemsThatAreNull = ({ ln }: Props) => (
  <ul>
    {ln.map((x, j) => (
      <li key={j}>{x}</li>
    ))}
  </ul>
);

// expect: ok
export const CountOfPresent = ({ ln }: Props) => <p>{ln.filter(Boolean).length}</p>;

// expect: ok
export const JoinedPresent = ({ ln }: Props) => <p>{ln.filter((x) => x !== null).join()}</p>;

// expect: ok
export const PlaceAmongNulls = ({ ln, s }: Props) => <p>{ln.indexOf(s)}</p>;

// expect: ok
export const NullAmongNulls = ({ ln, s }: Props) => <p>{ln.includes(s) ? 'y' : 'n'}</p>;

// expect: ok
export const NullsPlusOne = ({ li }: Props) => <p>{li.map((x) => (x ?? 0) + 1).join()}</p>;

// expect: ok
export const SumOfNulls = ({ li }: Props) => <p>{li.reduce((a: number, x) => a + (x ?? 0), 0)}</p>;

// expect: ok
export const SomeAndEveryNull = ({ li }: Props) => (
  <p>
    {li.some((x) => x === null) ? 'y' : 'n'}
    {li.every((x) => x! > 0) ? 'y' : 'n'}
  </p>
);

// expect: ok
export const FoundAmongNulls = ({ li }: Props) => <p>{li.find((x) => x !== null && x > 2)}</p>;

// expect: ok
export const FirstNull = ({ li }: Props) => <p>{li.findIndex((x) => x === null)}</p>;

// expect: refused which may be any text
export const RecordAtNull = ({ k }: Props) => <p>{({ a: 'one', b: 'two' } as any)[k as string] ?? 'none'}</p>; // <- refused

// expect: refused which may be any text
export const RecordAfterNull = ({ k }: Props) => <p>{k === null ? 'null' : { a: 'one', b: 'two' }[k]}</p>; // <- refused

// expect: ok
export const NullInClassName = ({ k }: Props) => <p className={`x-${k}`}>{`${k ?? ''}`}</p>;

// expect: ok
export const NullInSwitch = ({ k }: Props) => {
  switch (k) {
    case 'a':
      return <p>A</p>;
    case null:
      return <p>N</p>;
    default:
      return <p>D</p>;
  }
};

// expect: refused may be null as well as undefined
export const AbsentMemberOfRecord = ({ r }: Props) => {
  const isAbsent = r['x y'] === undefined; // <- refused
  return <p>{isAbsent ? 'u' : 'd'}</p>;
};

// expect: refused members
export const KeysOfRecord = ({ r }: Props) => <p>{Object.keys(r).length}</p>; // <- refused

// expect: refused members
export const EntriesOfRecord = ({ r }: Props) => {
  const entries = Object.entries(r); // <- refused
  return <p>{entries.map(([a, v]) => a + v)}</p>;
};

// expect: ok
export const ItemAtNumber = ({ l, i }: Props) => <p>{l[i] ?? 'none'}</p>;

// expect: refused known only on the page
export const AtNumber = ({ l, i }: Props) => <p>{l.at(i) ?? 'none'}</p>; // <- refused

// expect: refused .slice
export const SliceFromNumber = ({ l, i }: Props) => <p>{l.slice(i).join()}</p>; // <- refused

// expect: ok
export const SliceToNumber = ({ l, i }: Props) => <p>{l.slice(0, i).join()}</p>;

// expect: ok
export const RangeOfNumber = ({ i }: Props) => <p>{Array.from({ length: i }, (_, j) => j).join()}</p>;

// expect: refused repeat
export const RepeatNumber = ({ i }: Props) => <p>{'★'.repeat(i)}</p>; // <- refused

// expect: refused length of a text
export const LengthOfPrintedNumber = ({ i }: Props) => {
  const digits = String(i).length;
  return <p>{digits}</p>; // <- refused
};

// expect: ok
export const PricesOrFree = ({ rows }: Props) => <p>{rows.map((x) => x.price ?? 'free').join()}</p>;

// expect: ok
export const CountOfPriced = ({ rows }: Props) => <p>{rows.filter((x) => x.price).length}</p>;

// expect: ok
export const FoundByNull = ({ rows }: Props) => <p>{rows.find((x) => x.note === null)?.name}</p>;

// expect: ok
export const NamesOfNoted = ({ rows }: Props) => (
  <p>
    {rows
      .filter((x) => x.note)
      .map((x) => x.name)
      .join()}
  </p>
);

// expect: ok
export const SumWithDefault = ({ rows }: Props) => <p>{rows.reduce((a, x) => a + (x.price ?? 1), 0)}</p>;

// expect: ok
export const SomeAbsent = ({ rows }: Props) => <p>{rows.some((x) => x.price === undefined) ? 'y' : 'n'}</p>;

// expect: ok
export const FoundWithNote = ({ rows, t }: Props) => {
  const found = rows.find((x) => x.name === t);
  return <p>{found ? (found.note ?? 'no note') : 'none'}</p>;
};

// expect: ok
export const FirstAndRest = ({ rows }: Props) => {
  const [first, ...rest] = rows;
  return (
    <p>
      {first?.name}
      {rest.length}
      {rest.map((x) => x.name)}
    </p>
  );
};

// expect: ok
export const DefaultsOfFirst = ({ rows }: Props) => {
  const { name = 'none', price = 3 } = rows[0] ?? ({} as any);
  return (
    <p>
      {name}
      {price}
    </p>
  );
};

// expect: ok
export const LastWithDefault = ({ rows }: Props) => (
  <p>
    {rows.at(-1)?.price ?? 'q'}
    {rows.length > 0 && rows[0]!.name}
  </p>
);

// expect: ok
export const LastWithoutComma = ({ rows }: Props) => (
  <p>{rows.map((x, j) => (j === rows.length - 1 ? x.name : `${x.name}, `))}</p>
);

// expect: ok
export const NextInAll = ({ rows }: Props) => <p>{rows.map((x, j, all) => (all[j + 1] ? x.name : 'last'))}</p>;

// expect: ok
export const SameAsBefore = ({ rows }: Props) => (
  <p>{rows.map((x, j) => (rows[j - 1]?.note === x.note ? 'same' : 'new'))}</p>
);

// expect: ok
export const TextsAndNumbersByAnd = ({ s, n }: Props) => (
  <p>
    {s && n && 'both'}
    {s || n || 'none'}
    {n && 'num'}
  </p>
);

// expect: ok
export const AttributesOfNull = ({ s, n, b }: Props) => (
  <p title={s ?? undefined} hidden={!n} data-n={n} aria-label={b ? s! : undefined} tabIndex={n ?? -1}>
    {n}
  </p>
);

// expect: ok
export const FieldOfNull = ({ s, n }: Props) => (
  <input defaultValue={s ?? ''} maxLength={n ?? undefined} placeholder={s!} disabled={!s} />
);

// expect: ok
export const StyleOfNull = ({ n }: Props) => <p style={{ width: n ?? undefined, height: n!, opacity: n ?? 1 }}>x</p>;

// expect: ok
export const ClassesOfNull = ({ s }: Props) => (
  <p className={['a', s && `b-${s}`, !s && 'c'].filter(Boolean).join(' ')}>x</p>
);

// expect: ok
export const BranchesOfNull = ({ s }: Props) => (
  <>
    {s ? <b>{s}</b> : null}
    {s === '' && 'empty'}
    {!s && 'falsy'}
  </>
);

// expect: refused .split
export const PartsOfText = ({ t }: Props) => <p>{t.split(',').length}</p>; // <- refused

// expect: refused .substring
export const SubstringToNumber = ({ t, i }: Props) => <p>{t.substring(0, i)}</p>; // <- refused

// expect: ok
export const SpreadAndIncludes = ({ l }: Props) => (
  <p>
    {[...l, 'z'].length}
    {[...l].includes('z') ? 1 : 2}
    {[...l, 'z'].includes('z') ? 1 : 2}
  </p>
);

// expect: ok
export const ListOrConstant = ({ l, b }: Props) => (
  <p>
    {(b ? l : []).length}
    {(b ? l : ['q']).join()}
    {(b ? l : ['q'])[0]}
  </p>
);

// expect: ok
export const ItemsOfListOrConstant = ({ l, b }: Props) => (
  <ul>
    {(b ? l : ['q', 'r']).map((x) => (
      <li key={x}>{x}</li>
    ))}
  </ul>
);

// expect: refused differs in Liquid
export const PowersAndHalves = ({ i }: Props) => {
  const square = i ** 2; // <- refused
  return <p>{square}</p>;
};

// expect: ok
export const ComparedWithDefault = ({ i, n }: Props) => (
  <p>
    {i > (n ?? 0) ? i : n}
    {i === n ? 'eq' : 'ne'}
    {i - (n ?? 0)}
  </p>
);
