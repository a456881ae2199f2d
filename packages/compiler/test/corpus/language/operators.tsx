// Each operator, on constants and on values of the page: boundary values tell it from its neighbors.
import { z } from 'zod';

export const props = z.object({
  count: z.int(),
  size: z.int().nullable(),
  left: z.int().optional(),
  title: z.string(),
  note: z.string().nullable(),
  other: z.string().nullable(),
  open: z.boolean(),
  maybe: z.boolean().nullable(),
  also: z.boolean().nullable(),
  kind: z.enum(['sale', 'new', 'last']),
  image: z.object({ alt: z.string(), caption: z.string().nullable() }).nullable(),
});
type Props = z.infer<typeof props>;

const FLAGS = { new: 1, sale: 2, last: 4 };

// expect: ok
export function BitsOfConstants() {
  const flags = FLAGS.new | FLAGS.last;
  return (
    <p data-and={flags & FLAGS.last} data-xor={flags ^ FLAGS.new} data-not={~flags}>
      {1 << 3} {-9 >> 1} {-1 >>> 28} {flags & FLAGS.sale ? 'sale' : 'none'}
    </p>
  );
}

// expect: ok
export function PowersAndSigns({ count, open }: Props) {
  const text: string = '12';
  return (
    <p data-power={2 ** 10} data-text={+text + 1} data-minus={-5} data-void={String(void open)}>
      {-count}, {+(count > 2)}, {-(-count)}
    </p>
  );
}

// expect: ok
export function NumbersThatMayBeNull({ size }: Props) {
  return (
    <p title={size === null ? 'none' : 'some'} tabIndex={+(size as number)}>
      {(size as number) + 1} {(size as number) * 2} {(size as number) > -1 ? 'more' : 'less'}
    </p>
  );
}

// expect: ok
export function ConstantsAtTheBound() {
  const limit: number = 3;
  const bounds = [2, 3, 4];
  return (
    <ul>
      {bounds.map((n) => (
        <li key={n} data-rest={7 % n} data-part={n / 2}>
          {String(n < limit)} {String(n <= limit)} {String(n > limit)} {String(n >= limit)}
        </li>
      ))}
    </ul>
  );
}

// expect: ok
export function PageNumbersAtTheBound({ count }: Props) {
  return (
    <p>
      {count < 3 && <b>below</b>}
      {count <= 3 && <b>at most</b>}
      {count > 3 && <b>above</b>}
      {count >= 3 && <b>at least</b>}
      {3 > count && <i>below</i>}
    </p>
  );
}

// expect: ok
export function MissingNumbersAreNeither({ left }: Props) {
  return (
    <p>
      {(left as number) < 3 ? 'few' : 'enough'} {(left as number) >= 3 ? 'enough' : 'few'}
    </p>
  );
}

// expect: ok
export function TypesOfConstants({ note }: Props) {
  const kinds: unknown[] = ['a', 1, true, null, undefined, {}, [], () => 1];
  return (
    <p title={typeof note}>
      {kinds.map((one) => typeof one).join()} {typeof note === 'object' ? 'null' : 'text'}
    </p>
  );
}

// expect: ok
export function LooseEquality({ title, note, other, left }: Props) {
  const zero: unknown = 0;
  const nothing: unknown = null;
  return (
    <p data-zero={String(zero == '')} data-null={String(nothing == undefined)} data-none={String(nothing == zero)}>
      {null == note ? 'none' : 'some'} {left == null ? 'missing' : 'there'} {undefined == note ? 'none' : 'some'}{' '}
      {title == 'sale' ? 'sale' : 'other'} {note != other ? 'differ' : 'same'}
    </p>
  );
}

// expect: ok
export function NullsAreTheSame({ note, other, maybe, also }: Props) {
  return (
    <p>
      {note === other ? 'same' : 'differ'} {maybe === also ? 'same' : 'differ'} {note === '' ? 'empty' : 'some'}
    </p>
  );
}

// expect: ok
export function InstanceOfPageValues({ title, count }: Props) {
  const values: unknown[] = [title, count, new Map(), /a/];
  return (
    <p>{values.map((one) => (one instanceof Map ? 'map' : one instanceof RegExp ? 'pattern' : 'plain')).join()}</p>
  );
}

// expect: ok
export function CountersBeforeAndAfter({ count }: Props) {
  let n = 5;
  const before = --n;
  const after = n--;
  let m = count;
  const old = m++;
  return (
    <p data-n={n} data-before={before} data-after={after}>
      {old} {m} {++m} {(n += 2)} {(m -= 3)}
    </p>
  );
}

// expect: ok
export function CommaGivesTheLast({ title }: Props) {
  let n = 0;
  const last = ((n += 1), title);
  return <p data-n={n}>{last}</p>;
}

// expect: ok
export function ConditionsInTexts({ count, open, maybe, title }: Props) {
  const list = ['a', null, 'b', undefined];
  return (
    <p
      title={`${count > 2} ${open} ${maybe}`}
      data-list={`${list}`}
      data-sum={'n' + count + open}
      data-length={String(title.length > 0)}
    >
      {`${title.length < 1}`} {`${0 < title.length}`} {`${title.length >= 1}`} {`${title.length <= 0}`}
    </p>
  );
}

function Caption({ text = 'No caption', alt = 'No text' }: { text?: string | null; alt?: string }) {
  return <figcaption title={alt}>{text ?? 'null'}</figcaption>;
}

// expect: ok
export function ChainsAreUndefined({ image }: Props) {
  return <Caption text={image?.caption?.toUpperCase()} alt={image?.alt.toLowerCase()} />;
}

// expect: ok
export function AssignsWhereMissing({ title, count, size }: Props) {
  const texts = { blank: '', none: null as string | null, some: 'a' as string | null };
  texts.blank ||= title;
  texts.none ??= 'none';
  texts.some &&= 'b';
  let shown: number | null = size;
  shown ??= 7;
  let zero = count;
  zero ||= 5;
  let kept: string | number = count;
  kept &&= 'kept';
  let empty = '';
  empty ??= 'never';
  return (
    <p data-empty={empty} title={texts.blank}>
      {texts.none} {texts.some} {shown} {zero} {kept}
    </p>
  );
}

// expect: ok
export function NumberOfPageValues({ count, open, size }: Props) {
  return (
    <p tabIndex={Number(open)}>
      {Number(open) + 1} {Math.round(count)} {Math.max(count, 2, 5)} {Math.min(count, 2, 5)} {Math.max(2, 5, count)}{' '}
      {Math.abs(count)} {String(Number.isFinite(count))} {String(Number.isNaN(count))} {size}
    </p>
  );
}

// expect: ok
export function SumOfAListIsTrue({ kind }: Props) {
  const numbers = [1, 2, 3];
  return <p>{numbers.reduce((sum, n) => sum + (kind === 'sale' ? n : 0), 0) && <b>sum</b>}</p>;
}
