// Each method of lists, texts, Map, Set and Object, on constants and on lists of which some items may be missing.
import { z } from 'zod';

export const props = z.object({
  count: z.int(),
  title: z.string(),
  open: z.boolean(),
  kind: z.enum(['sale', 'new', 'last']),
  tags: z.array(z.string()),
  marks: z.array(z.string().nullable()),
  rows: z.array(z.object({ name: z.string(), sold: z.boolean(), stock: z.int() })),
});
type Props = z.infer<typeof props>;

// expect: ok
export function MethodsOfConstantLists({ title }: Props) {
  const letters = ['a', 'b', 'c', 'b', title];
  const deep = [[1, [2]], [[3]]];
  return (
    <p
      data-slice={letters.slice(1, 3).join()}
      data-at={letters.at(-2)}
      data-with={letters.with(1, 'x').join()}
      data-reversed={letters.toReversed().join()}
      data-find-last={letters.findLast((one) => one !== title)}
      data-find-index={letters.slice(0, 4).findIndex((one) => one === 'b')}
      data-find-last-index={letters.slice(0, 4).findLastIndex((one) => one === 'b')}
      data-flat={deep.flat().length}
      data-concat={letters.concat('d', ['e']).join()}
      data-flat-map={['a', 'b'].flatMap((one) => [one, title]).join()}
      data-reduce-right={letters.reduceRight((all, one) => all + one, '')}
      data-sorted={['c', 'a', 'b'].toSorted().join()}
      data-by={[3, 1, 2].toSorted((a, b) => b - a).join()}
      data-of={Array.from({ length: 3 }, (_, i) => i * 2).join()}
    >
      {letters.join(' ')}
    </p>
  );
}

// expect: ok
export function ListsChangedInPlace({ title }: Props) {
  const letters = ['a', 'b', 'c', 'd'];
  letters.push(title);
  letters.unshift('first');
  const last = letters.pop();
  const first = letters.shift();
  const cut = letters.splice(1, 1);
  const zeros = [1, 2, 3, 4].fill(0, 1, 3);
  const turned = ['c', 'a', 'b'].reverse();
  return (
    <p data-last={last} data-first={first} data-cut={cut.join()} data-zeros={zeros.join()} data-turned={turned.join()}>
      {letters.join()}
    </p>
  );
}

// expect: ok
export function MapsAndSetsOfConstants({ kind }: Props) {
  const names = new Map([
    ['sale', 'Sale'],
    ['new', 'New'],
  ]);
  names.set('late', 'Late');
  names.delete('new');
  const seen = new Set(['sale', 'gone']);
  seen.add('last');
  seen.delete('gone');
  const all: string[] = [];
  names.forEach((value, key) => {
    all.push(`${key}=${value}`);
  });
  return (
    <p data-all={all.join()} data-seen={seen.has('gone')} data-size={seen.size}>
      {names.get(kind) ?? 'none'} {String(seen.has(kind))} {[...seen].join()}
    </p>
  );
}

// expect: ok
export function MembersOfObjects({ title, open }: Props) {
  const texts = { a: title, b: 'b', ...(open && { c: 'c' }) };
  const more = Object.assign({ a: 'old', d: 'd' }, texts);
  return (
    <p
      data-keys={Object.keys(texts).join()}
      data-values={Object.values(texts).join()}
      data-entries={Object.entries(texts)
        .map(([key, value]) => key + value)
        .join()}
      data-more={more.a}
      data-own={String(Object.hasOwn(texts, 'c'))}
      data-is={String(Object.is(title, 'sale'))}
      data-from={Object.fromEntries([['x', title]]).x}
    >
      {Object.keys(texts).length}
    </p>
  );
}

// expect: ok
export function TextsOfConstants({ title, kind }: Props) {
  return (
    <p
      data-concat={'a'.concat(title, 'b')}
      data-has={'a sale of sales'.includes(title)}
      data-length={`${kind}`.length}
      data-letters={[...'a👗b'].length}
      data-upper={kind.toUpperCase()}
      data-part={kind.slice(1)}
    >
      {`${kind}-${kind}`.replaceAll('s', 'z')}
    </p>
  );
}

// expect: ok
export function MethodsOfPageLists({ tags, rows, title }: Props) {
  const sold = rows.filter((row) => row.sold);
  const names = rows.map((row) => row.name);
  const upper = tags.map((tag) => tag.toUpperCase());
  return (
    <p
      data-last={tags.at(-1)}
      data-first={tags[0]}
      data-second={tags[1]}
      data-found={tags.findIndex((tag) => tag === title)}
      data-place={tags.indexOf(title)}
      data-has={names.includes(title)}
      data-upper={upper.includes('A')}
      data-cut={tags.slice(0, 2).includes(title)}
      data-kept={tags.filter((tag) => tag !== 'a').includes('a')}
      data-some={rows.some(() => true)}
      data-index={tags.indexOf('sale') ? 'not first' : 'first'}
    >
      {sold.slice(1).map((row, i) => (
        <b key={i}>
          {i} {row.name}
        </b>
      ))}
      {sold.slice(0, 2).map((row) => (
        <i key={row.name}>{row.name}</i>
      ))}
      {sold.slice(1, 3).length} {rows.slice(1).length} {rows.slice(0, 2).length} {sold.slice(0, 1).length}
      {sold
        .slice(1)
        .map((row) => row.name)
        .join('+')}
    </p>
  );
}

// expect: ok
export function SumsOfPageLists({ rows, tags, count }: Props) {
  const stock = rows.reduce((sum, row) => sum + row.stock, count);
  const text = tags.reduce((all, tag, i) => `${all}${i}:${tag};`, '>');
  return (
    <p data-text={text} data-stock={stock}>
      {stock > 2 && <b>{stock}</b>} {stock ? 'some' : 'none'} {text}
    </p>
  );
}

// expect: ok
export function NullsInPageLists({ marks }: Props) {
  return (
    <p data-marks={marks.join('/')} title={`${marks}`}>
      {marks.map((mark, i) => (
        <b key={i}>{mark === null ? 'null' : mark}</b>
      ))}
    </p>
  );
}

// expect: ok
export function SpreadOfPageItems({ tags, marks, open, title }: Props) {
  const all = ['first', ...tags, ...(open ? tags : []), title];
  return (
    <ol data-count={all.length} data-has={all.includes('sale')}>
      {all.map((one, i) => (
        <li key={i} value={i}>
          {one} {marks.length}
        </li>
      ))}
    </ol>
  );
}

// expect: ok
export function PartsOfPageLists({ tags, rows, title }: Props) {
  const copies = rows.map((row) => ({ ...row }));
  const rest = rows.slice(1);
  const sold = rest.find((row) => row.sold);
  return (
    <p
      data-joined={tags.join()}
      data-both={tags.concat(['end', title]).length}
      data-first={rest[0]?.name}
      data-second={rest.at(1)?.name}
      data-sold={sold?.name}
      data-place={sold ? rest.indexOf(sold) : -1}
      data-same={String(copies[0] === rows[0])}
    >
      {rows.slice(1, 3).map((row, i) => (
        <b key={row.name}>
          {i} {row.name}
        </b>
      ))}
      {tags.concat([title]).map((tag) => (
        <i key={tag}>{tag}</i>
      ))}
    </p>
  );
}

const NAMES: Partial<Record<Props['kind'], string>> = { sale: 'Sale', new: 'New' };

// expect: ok
export function TableWithoutEveryKey({ kind, title }: Props) {
  return <p title={NAMES[kind]}>{title.startsWith('sale') ? NAMES[kind] : (NAMES[kind] ?? 'none')}</p>;
}

// expect: ok
export function PartsOfTexts({ title }: Props) {
  const known = ['sale of sales', 'for sale', 'Sale', 'aaa'].includes(title);
  return (
    <p data-known={known} data-starts={title.startsWith('sale')} data-ends={title.endsWith('sale')}>
      {title.replace('a', 'b')} {title.replaceAll('a', 'c')}
    </p>
  );
}

// expect: ok
export function NumbersInTextsAreTrue({ count }: Props) {
  return <p>{`${count}` ? 'text' : 'none'}</p>;
}

// expect: refused whole numbers
export function FractionOfACount({ count }: Props) {
  return <p>{count * 1.5}</p>; // <- refused
}
