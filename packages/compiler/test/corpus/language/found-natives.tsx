// Native functions at their edges: places in lists of which some items may be missing, iterators, `this` of callbacks, what JavaScript keeps between renders.
import { z } from 'zod';

export const props = z.object({
  isNew: z.boolean(),
  isOn: z.boolean(),
  n: z.int(),
  stock: z.int().nullable(),
  kind: z.enum(['sale', 'new', 'last']),
  title: z.string(),
  tags: z.array(z.string()),
  rows: z.array(z.object({ name: z.string(), stock: z.int() })),
});
type Props = z.infer<typeof props>;

const GLOBAL = /a/g;
const PLAIN = /a/;
const DEEP = { a: { b: { c: { d: { e: { f: 'g' } } } } } };

// expect: ok
export const PlacesWhereAListIsSpread = ({ tags, rows }: Props) => (
  <p
    data-some={String(['x', ...tags].some((t, i) => i === 1 && t === 'a'))}
    data-every={String(['x', ...tags].every((t, i) => i === 0 || t === 'a'))}
    data-find={['x', ...rows.map((row) => row.name)].find((t, i) => i > 1 && t !== 'a')}
    data-filter={['x', ...tags].filter((_, i) => i < 2).join()}
    data-rest={['x', ...tags].map((t, ...rest) => `${t}${rest[0]}`).join()}
    data-default={['x', ...tags].map((t, i = 9) => `${t}${i}`).join()}
    data-arguments={['x', ...tags]
      .map(function (t) {
        // biome-ignore lint/complexity/noArguments: it is what is tested
        return `${t}${arguments[1]}`;
      })
      .join()}
  >
    {['a', ...tags].every((t) => t !== 'b') ? 'none' : 'one'}
  </p>
);

// expect: refused .find looks through a list of the page
export const UniqueOfASpreadList = ({ tags }: Props) => {
  const unique = ['a', ...tags].filter((t, i, all) => all.indexOf(t) === i); // <- refused
  return <p>{unique.join()}</p>;
};

// expect: refused .find looks through a list of the page
export const LastOfASpreadList = ({ tags }: Props) => {
  const last = [...tags, 'x'].findLast((t) => t !== 'x'); // <- refused
  return <p>{last}</p>;
};

// expect: ok
export const PlacesInReduce = ({ isNew, isOn }: Props) => (
  <p
    data-joined={[isNew && 'a', isOn && 'b', 'c'].filter(Boolean).reduce((s, x, i) => `${s}${i ? ',' : ''}${x}`, '')}
    data-right={['a', 'b', 'c'].reduceRight((s, x, i) => `${s}${i}${x}`, '')}
    data-start={['a', 'b', 'c'].reduceRight((s, x, i) => `${s}${i}${x}`)}
    data-both={[isNew && 'a', 'b'].filter(Boolean).reduceRight((s, x, i) => `${s}${i}${x}`, '')}
  >
    {[isNew && 'a', isOn && 'b', 'c'].filter(Boolean).find((_, i) => i === 1)}
  </p>
);

// expect: ok
export const TextsAreItemsOfConcat = ({ isNew, kind, title, tags }: Props) => (
  <p
    data-choice={['a'].concat(isNew ? 'xy' : 'z').length}
    data-page={['a'].concat(kind, title).join()}
    data-list={tags.concat(isNew ? 'new' : 'old').join()}
    data-title={tags.concat(title, ['b', 'c']).length}
    data-lists={['a'].concat(isNew ? ['b', 'c'] : tags).join()}
  >
    {tags.concat(tags).join()}
  </p>
);

// expect: ok
export const ExtremesOfOne = ({ stock, n, isOn }: Props) => (
  <p data-min={Math.min(stock as number)} data-boolean={Math.max((isOn && 4) as number)} data-n={Math.max(n)}>
    {Math.max(stock as number)}
  </p>
);

// expect: refused .includes looks from a place on
export const IncludesFromAPlace = ({ kind }: Props) => <p>{String('new arrivals'.includes(kind, 1))}</p>; // <- refused

// expect: ok
export const AListThatGrowsMeanwhile = ({ title }: Props) => {
  const list = ['a', title];
  list.forEach((x) => {
    if (list.length < 5) list.push(x);
  });
  const doubled = [1, 2, 3];
  doubled.forEach((x, i) => {
    doubled[i] = x * 2;
  });
  const mapped = ['a'];
  const out = mapped.map((x) => {
    mapped.push(x);
    return x + title;
  });
  return (
    <p data-doubled={doubled.join()} data-out={out.join()} data-mapped={mapped.join()}>
      {list.join()}
    </p>
  );
};

// expect: refused A list is changed while it is gone through
export const AListThatShrinksMeanwhile = ({ title }: Props) => {
  const list = ['a', 'b', title];
  // biome-ignore format: one statement on a line
  list.forEach(() => { list.pop(); }); // <- refused
  return <p>{list.join()}</p>;
};

// expect: ok
export const IteratorsUsedOnce = ({ title, kind }: Props) => {
  const map = new Map([
    ['a', title],
    ['b', kind],
  ]);
  const [first] = map.values();
  const found: string[] = [];
  for (const [i, one] of [title, 'b'].entries()) found.push(`${i}${one}`);
  return (
    <p
      data-first={first}
      data-keys={[...map.keys()].join()}
      data-from={Array.from(map.values(), (one) => `${one}!`).join()}
      data-object={Object.keys(Object.fromEntries(map.entries())).join()}
      data-set={new Set(map.keys()).size}
      data-found={found.join()}
      data-matches={[...'a1b2'.matchAll(/\d/g)].map(([digit]) => digit).join()}
      data-list={String(Array.isArray(map.keys()))}
    >
      {[...map.entries()].map(([key, value]) => key + value).join()}
      {map.values()}
    </p>
  );
};

// expect: refused An iterator is gone through a second time
export const AnIteratorUsedTwice = () => {
  const keys = new Map([['a', 1]]).keys();
  const first = [...keys].length;
  const second = [...keys].length; // <- refused
  return (
    <p>
      {first} {second}
    </p>
  );
};

// expect: refused An iterator is gone through a second time
export const TheRestOfAnIterator = ({ title }: Props) => {
  const items = [title, 'b', 'c'].values();
  const [first] = items;
  return <p title={first}>{[...items].join()}</p>; // <- refused
};

// expect: refused An iterator is gone through a second time
export const MatchesUsedTwice = () => {
  const matches = 'aa'.matchAll(/a/g);
  const [first] = matches;
  return <p title={first?.[0]}>{[...matches].length}</p>; // <- refused
};

// expect: refused `next` is read of an iterator
export const TheNextOfAnIterator = () => <p>{new Set(['a']).values().next().value}</p>; // <- refused

const ITEMS = new Set(['a']).values();
// expect: refused An iterator is changed
export const AnIteratorOfTheModule = () => <p>{[...ITEMS].length}</p>; // <- refused

// expect: refused `stringify` is given a value that is known only on the page
export const DeepValuesOfThePage = ({ title }: Props) => (
  <p>{JSON.stringify({ a: { b: { c: { d: { e: { f: { g: title } } } } } } })}</p> // <- refused
);

// expect: ok
export const DeepConstants = () => <p>{JSON.stringify(DEEP)}</p>;

class Holder {
  held: string;
  constructor(held: string) {
    this.held = held;
  }
}
// expect: refused `stringify` is given a value that is known only on the page
export const ValuesWithinAnInstance = ({ title }: Props) => <p>{JSON.stringify(new Holder(title))}</p>; // <- refused

// expect: refused A list of objects is sorted without a comparison
export const ObjectsSorted = ({ kind }: Props) => <p>{[[kind], ['aa']].sort().join()}</p>; // <- refused

// expect: ok
export const FilledWhereItemsMayBeMissing = ({ isNew, title }: Props) => {
  const out = ['a'];
  if (isNew) out.push('b');
  out.fill(title);
  return <p>{out.join()}</p>;
};

// expect: ok
export const EffectsOfCallbacksForMissingItems = ({ isNew }: Props) => {
  let seen = '';
  const list = [isNew && 'a', 'b'].filter(Boolean);
  const has = list.some((x) => {
    seen += x;
    return x === 'c';
  });
  const found = list.find((x) => {
    seen += x;
    return x === 'b';
  });
  return (
    <p data-has={String(has)} data-found={found || 'none'}>
      {seen}
    </p>
  );
};

// expect: ok
export const ListsFromWhatIsLikeOne = ({ kind }: Props) => (
  <p>{Array.from({ 0: 'a', 1: kind, length: 3 }, (one) => one ?? '-').join()}</p>
);

// expect: refused A list of bytes or of numbers
export const ListsOfBytes = ({ title }: Props) => {
  const bytes = new Uint8Array(2); // <- refused
  return <p title={title}>{bytes.join()}</p>;
};

// expect: refused A `Proxy` is made
export const AProxy = ({ kind }: Props) => {
  const proxy = new Proxy({ kind }, {}); // <- refused
  return <p>{proxy.kind}</p>;
};

// expect: refused A regular expression that notes its place
export const AGlobalExpressionOfTheModule = () => <p>{String(GLOBAL.test('a'))}</p>; // <- refused

// expect: ok
export const ExpressionsThatNoteNothing = () => {
  const own = /a/g;
  return (
    <p data-replaced={'banana'.replace(GLOBAL, 'o')} data-plain={String(PLAIN.test('a'))}>
      {String(own.test('a'))} {String(own.test('a'))} {'a-a'.split(GLOBAL).length} {'aa'.match(GLOBAL)?.length}
    </p>
  );
};

// expect: refused A method of lists is given a `this` for its callback
export const ThisOfACallback = () => {
  const withPrefix = function (this: { prefix: string }, x: string) {
    return this.prefix + x;
  };
  const list = ['a'].map(withPrefix, { prefix: 'p' }); // <- refused
  return <p>{list.join()}</p>;
};

// expect: ok
export const NotANumberIsTheSame = ({ isNew }: Props) => (
  <p
    data-list={String([Number.NaN].includes(isNew ? Number.NaN : 1))}
    data-choice={String([isNew ? Number.NaN : 1, 2].includes(Number.NaN))}
    data-place={[isNew ? Number.NaN : 1, 2].indexOf(Number.NaN)}
    data-set={String(new Set([Number.NaN, 3]).has(isNew ? Number.NaN : 1))}
  >
    {new Map([[Number.NaN, 'nan']]).get(isNew ? Number.NaN : 1) ?? 'none'}
  </p>
);

class Collection extends Array<string> {
  get shout() {
    return this.join('!');
  }
}
// expect: refused A method of lists is called on an object of a class that extends Array
export const AClassOfLists = ({ title }: Props) => {
  const made = new Collection('a', title).map((x) => x + x); // <- refused
  return <p>{String(made instanceof Collection)}</p>;
};

// expect: ok
export const WhatNativeCodeMadeMayBeChanged = ({ kind, title }: Props) => {
  const parsed = JSON.parse('{"a":{"b":1}}') as { a: { b: number } };
  parsed.a.b = 2;
  const before = [{ q: 'a' }];
  const [copy] = structuredClone(before);
  if (copy) copy.q = title;
  const groups = Object.groupBy([1, 5], (x) => (x > 2 ? 'high' : 'low'));
  groups.high?.push(9);
  return (
    <p data-parsed={parsed.a.b} data-copy={copy?.q} data-groups={groups.high?.join()}>
      {kind.split('').reverse().join('')}
    </p>
  );
};
