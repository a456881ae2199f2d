// Objects as tables: lookups, `Object.entries`, `Object.keys`, `Object.values`, records of the page.
import { z } from 'zod';

export const props = z.object({
  status: z.enum(['open', 'paid', 'refunded']),
  word: z.string(),
  title: z.string(),
  material: z.string().nullable(),
  weight: z.int(),
  washable: z.boolean(),
  prices: z.record(z.string(), z.int()),
});
type Props = z.infer<typeof props>;

const STATUS = {
  open: { label: 'Open', color: 'orange' },
  paid: { label: 'Paid', color: 'green' },
  refunded: { label: 'Refunded', color: 'gray' },
} satisfies Record<Props['status'], { label: string; color: string }>;

const HINTS: Record<string, string> = { sale: 'Reduced', new: 'Just in', '': 'Regular' };

// expect: ok
export function StatusLabel({ status }: Props) {
  const { label, color } = STATUS[status];
  return <span style={{ color }}>{label}</span>;
}

// expect: ok
export function HintOfAnyKey({ word }: Props) {
  return <p>{Object.hasOwn(HINTS, word) ? HINTS[word] : `No hint for ${word}`}</p>;
}

// expect: ok
export function EntriesOfLocalRecord({ title, material, weight, washable }: Props) {
  const facts = { Title: title, Material: material, Weight: weight, Washable: washable };
  return (
    <dl>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === true ? 'yes' : value === false ? 'no' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

// expect: ok
export function EntriesWithoutBlank({ title, material, weight }: Props) {
  const rows = Object.entries({ title, material, weight }).filter(([, value]) => value);
  if (!rows.length) return <p>No facts</p>;
  return (
    <table>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// expect: ok
export function KeysAndValues({ status, weight }: Props) {
  return (
    <p>
      {Object.keys(STATUS).join('/')}: {Object.keys(STATUS).indexOf(status) + 1}
      {Object.values({ weight, double: weight * 2 }).map((value, index) => (
        <b key={index}>{value}</b>
      ))}
    </p>
  );
}

// expect: ok
export function TabsOfRecord({ status }: Props) {
  return (
    <nav>
      {(Object.keys(STATUS) as (keyof typeof STATUS)[]).map((one) => (
        <a key={one} href={`/orders?status=${one}`} aria-current={one === status ? 'page' : undefined}>
          {STATUS[one].label}
        </a>
      ))}
    </nav>
  );
}

// expect: ok
export function InOperator({ status, word }: Props) {
  const done = status in { paid: 1, refunded: 1 };
  return (
    <p>
      {done ? 'done' : 'to do'} {'open' in STATUS && 'known'} {word === 'sale' && word in HINTS ? HINTS[word] : null}
    </p>
  );
}

// expect: ok or refused
export function PriceOfCurrency({ prices, word }: Props) {
  return (
    <p>
      {prices.eur ?? 'no price'} {Object.hasOwn(prices, word) ? prices[word] : '-'}
    </p>
  );
}

// A word such as 'valueOf' names a member that every object inherits.
// expect: ok or refused
export function PriceOfAnyWord({ prices, word }: Props) {
  return <p>{prices[word] === undefined ? '-' : prices[word]}</p>;
}

// A record's order differs where its keys are whole numbers.
// expect: ok or refused
export function EntriesOfPageRecord({ prices }: Props) {
  return (
    <ul>
      {Object.entries(prices).map(([currency, price]) => (
        <li key={currency}>
          {currency}: {price}
        </li>
      ))}
    </ul>
  );
}
