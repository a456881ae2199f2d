/** Attributes and styles whose values are of a kind that React treats in its own way. */
import { z } from 'zod';

export const props = z.object({
  title: z.string(),
  note: z.string().nullable(),
  kind: z.enum(['new', 'sale', '']),
  count: z.int().min(-2).max(6),
  ratio: z.number().min(0).max(3),
  isNew: z.boolean(),
  flag: z.boolean().nullable(),
  tags: z.array(z.string()),
  rows: z.array(z.object({ w: z.int().min(0).max(5) })),
  either: z.union([z.string(), z.number()]),
  any: z.union([z.string(), z.boolean()]),
});
type Props = z.infer<typeof props>;
// biome-ignore lint/suspicious/noExplicitAny: values that the types of an attribute rule out
type Loose = any;

const sum = (rows: Props['rows']) => rows.reduce((all, { w }) => all + w, 0);

// expect: ok
export const NumberAsText = ({ count }: Props) => (
  <ol start={String(count) as Loose}>
    <li>
      <textarea rows={`${count}` as Loose} />
    </li>
  </ol>
);

// expect: refused which has to be a number, is given the text
export function TextAsNumber({ title }: Props) {
  return <textarea rows={title as Loose} />; // <- refused
}

// expect: refused which has to be a number, is given the text
export function UnionAsNumber({ either }: Props) {
  return <input size={either as Loose} />; // <- refused
}

// expect: ok
export const Fractions = ({ ratio }: Props) => (
  <p>
    <input size={ratio} />
    <textarea rows={ratio} cols={1.5} />
  </p>
);

// expect: ok
export const Sums = ({ rows, tags, title }: Props) => (
  <p hidden={sum(rows) as Loose}>
    <input size={sum(rows)} disabled={tags.indexOf(title) as Loose} />
    <input type="checkbox" defaultChecked={tags.findIndex((tag) => tag === title) as Loose} />
    <textarea rows={tags.indexOf(title)} data-sum={sum(rows)} />
  </p>
);

// expect: refused which may be of several types, is given to the attribute title of <p>
export function TextOrBoolean({ any }: Props) {
  return <p title={any as Loose}>x</p>; // <- refused
}

// expect: ok
export const UnionAsFlag = ({ any, either }: Props) => <input disabled={any as Loose} readOnly={either as Loose} />;

// expect: refused is given a list with values of the page
export function ListAsClass({ title }: Props) {
  return <p className={['a', title] as Loose}>x</p>; // <- refused
}

// expect: refused is given a list with values of the page
export function SpreadAsData({ tags }: Props) {
  return <p data-x={[...tags, 'z']}>x</p>; // <- refused
}

// expect: refused of which only the page knows what it says
export function TextOfPage({ title }: Props) {
  const text = { toString: () => title };
  return <p data-x={text}>x</p>; // <- refused
}

// expect: ok
export const TextsOfObjects = ({ title }: Props) => (
  <p title={title} data-a={{ toString: () => 'a' }} data-list={['a', ['b']]}>
    <b data-a={{ toString: () => 'b' }} style={{ order: null as Loose }} />
    <i style={{ order: Number.NaN }} />
  </p>
);

// expect: ok
export const Scripts = ({ title, tags }: Props) => (
  <p data-a={'\u0001javascript:x'} data-b=" JavaScript:x" data-c={'java\tscript\r:x'} data-d="javascript :x">
    <a href={title}>a</a>
    <a href={tags.join('')}>b</a>
    <object data={title}>c</object>
    <svg aria-label="d">
      <use xlinkHref={title} />
    </svg>
  </p>
);

// expect: ok
export const Braces = ({ isNew, note }: Props) => (
  <p data-b={isNew ? '{' : 'x'} title={note ?? '{'} className={isNew ? 'a{' : 'b{{'}>
    x
  </p>
);

// expect: ok
export const StyleNumbers = ({ rows, tags, title }: Props) => (
  <p style={{ width: sum(rows), height: tags.indexOf(title), order: sum(rows) }}>
    <b style={{ width: tags.indexOf(title) }} />
  </p>
);

// expect: ok
export const StyleTexts = ({ tags, isNew, flag }: Props) => (
  <p style={{ '--x': tags.join(' ') } as Loose}>
    <b style={{ color: isNew as Loose }} />
    <i style={{ color: flag as Loose, '--y': tags.join(','), width: 1 } as Loose} />
  </p>
);

// expect: refused which may be of several types, is given to the style width
export function StyleUnion({ either }: Props) {
  return <p style={{ width: either }} />; // <- refused
}

// expect: refused is given a list with values of the page
export function StyleList({ isNew, title }: Props) {
  return <p style={{ color: (isNew ? ['a', title] : 'x') as Loose }} />; // <- refused
}

// expect: refused is given a list
export function StyleOfList({ tags }: Props) {
  return <p style={{ color: tags as Loose }} />; // <- refused
}
