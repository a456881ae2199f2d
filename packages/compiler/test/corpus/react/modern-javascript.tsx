import { z } from 'zod';

export const props = z.object({
  title: z.string(),
  price: z.int(),
  compareAt: z.int().nullable(),
  vendor: z.object({ name: z.string(), city: z.string().optional() }).optional(),
  tags: z.array(z.string()),
  kind: z.enum(['dress', 'shoe', 'bag']),
});
type Props = z.infer<typeof props>;

class Money {
  static readonly sign = '€';
  readonly #amount: number;
  constructor(amount: number) {
    this.#amount = amount;
  }
  get isFree() {
    return this.#amount === 0;
  }
  add(other: number) {
    return new Money(this.#amount + other);
  }
  toString() {
    return `${this.#amount} ${Money.sign}`;
  }
}

// expect: ok or refused
export function ClassOfValues({ price }: Props) {
  const total = new Money(price).add(5);
  return <p>{total.isFree ? 'Free' : `${total}`}</p>;
}

// expect: ok
export function GettersAndMethods({ title, price, compareAt }: Props) {
  const product = {
    title,
    price,
    get onSale() {
      return compareAt !== null && compareAt > this.price;
    },
    label(prefix = 'Look') {
      return `${prefix}: ${this.title}`;
    },
  };
  return <p className={product.onSale ? 'sale' : 'full'}>{product.label()}</p>;
}

const MATERIALS = new Map([
  ['dress', { name: 'Silk', care: ['hand wash', 'iron cool'] }],
  ['shoe', { name: 'Calf leather', care: [] }],
]);
const FRAGILE = new Set<Props['kind']>(['dress', 'bag']);

// expect: ok
export function MapsAndSets({ kind, title }: Props) {
  const material = MATERIALS.get(kind);
  return (
    <dl data-fragile={FRAGILE.has(kind)} data-known={MATERIALS.has(kind)}>
      <dt>
        {title}: {material?.name ?? 'Unknown'} of {MATERIALS.size}
      </dt>
      {material?.care.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
      {[...FRAGILE].map((one) => (
        <dd key={one} aria-current={one === kind}>
          {one}
        </dd>
      ))}
    </dl>
  );
}

function* sizes(from: number, to: number, step = 2) {
  for (let size = from; size <= to; size += step) yield size;
}

// expect: ok or refused
export function Generators({ title }: Props) {
  return (
    <ul>
      {[...sizes(36, 42)].map((size) => (
        <li key={size}>
          {title} {size}
        </li>
      ))}
    </ul>
  );
}

// expect: ok
export function OptionalChaining({ vendor, tags, compareAt }: Props) {
  const shout = vendor?.name && `${vendor.name}!`;
  const city = vendor?.city ?? 'nowhere';
  const first = tags?.[0]?.concat('.') ?? 'untagged';
  return (
    <p title={vendor?.name}>
      {shout} {city} {first} {compareAt?.toString()}
    </p>
  );
}

// expect: ok
export function LogicalAssignment({ title, vendor, tags }: Props) {
  let heading = title;
  heading ||= 'Untitled';
  const options: { city?: string; limit: number | null } = { city: vendor?.city, limit: null };
  options.city ??= 'Paris';
  options.limit ??= tags.length;
  let shown = tags.length > 0;
  shown &&= options.limit > 1;
  return (
    <p data-shown={shown}>
      {heading} {options.city} {options.limit}
    </p>
  );
}

// expect: ok
export function DestructuringOfAllKinds({ tags, vendor: { name = 'House', city } = { name: 'None' }, ...rest }: Props) {
  const [first = 'none', , third, ...others] = tags;
  const { ['kind']: sort, price: amount = 0 } = rest;
  const swap: [string, string] = [name, sort];
  const [right, left] = swap;
  const { length } = others;
  return (
    <p>
      {first} {third} {length} {city} {left} {right} {amount}
    </p>
  );
}

const css = (strings: TemplateStringsArray, ...values: (string | number)[]) =>
  strings.reduce((text, part, i) => `${text}${part}${i < values.length ? values[i] : ''}`, '');

// expect: ok
export function TaggedTemplates({ kind, price }: Props) {
  return (
    <p className={css`card card--${kind} p-${price}`} title={String.raw`C:\${kind}`}>
      {kind}
    </p>
  );
}

// expect: ok
export function Closures({ price, kind }: Props) {
  const adder = (by: number) => (value: number) => value + by;
  const addFive = adder(5);
  const table = Object.fromEntries(['dress', 'shoe', 'bag'].map((name, i) => [name, i * 10]));
  const counter = (() => {
    let n = 0;
    return { next: () => ++n };
  })();
  return (
    <p>
      {addFive(price)} {addFive(adder(1)(2))} {table[kind]} {counter.next()} {counter.next()}
    </p>
  );
}

// expect: ok
export function ObjectMethods({ kind, price, title }: Props) {
  const facts = { kind, price, title, hidden: null };
  return (
    <dl>
      {Object.entries(facts)
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      {Object.keys(facts).length} {Object.values({ a: price, b: 1 }).join('+')} {'kind' in facts && 'has kind'}
      {Object.hasOwn(facts, 'nope') ? 'nope' : null}
    </dl>
  );
}
