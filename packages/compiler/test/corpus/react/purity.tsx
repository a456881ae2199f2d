import type { ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  tables: z.int().min(0).max(6),
  guests: z.array(z.object({ name: z.string(), plusOne: z.boolean() })),
  prices: z.array(z.int()),
});
type Props = z.infer<typeof props>;

function Cup({ guest }: { guest: number }) {
  return <h2>Fitting for guest #{guest}</h2>;
}

// expect: ok
export function LocalMutation({ tables }: Props) {
  const cups = [];
  for (let i = 1; i <= 3; i++) {
    cups.push(<Cup key={i} guest={i} />);
  }
  cups.push(<p key="tables">{tables} tables</p>);
  return <section>{cups}</section>;
}

// expect: ok
export function PureFormula({ tables, guests }: Props) {
  const double = (n: number) => 2 * n;
  const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
  return (
    <p>
      {plural(guests.length, 'guest')} at {plural(tables, 'table')}, {double(tables + 1) - guests.length} seats left
    </p>
  );
}

let visits = 0;

function Visitor() {
  visits = visits + 1; // <- refused
  return <h2>Visitor #{visits}</h2>;
}

// expect: refused compute the value
export function ModuleCounter({ tables }: Props) {
  return (
    <>
      <Visitor />
      <Visitor />
      {tables}
    </>
  );
}

// expect: ok or refused
export function CounterWithinMap({ guests }: Props) {
  let seat = 0;
  return (
    <ol>
      {guests.map((guest) => {
        seat += guest.plusOne ? 2 : 1;
        return (
          <li key={guest.name}>
            {guest.name}: {seat}
          </li>
        );
      })}
    </ol>
  );
}

// expect: ok or refused
export function PushWithinForEach({ guests }: Props) {
  const rows: ReactNode[] = [];
  let lastPlus: boolean | null = null;
  guests.forEach((guest, i) => {
    if (guest.plusOne !== lastPlus) rows.push(<dt key={`t${i}`}>{guest.plusOne ? 'In pairs' : 'Alone'}</dt>);
    rows.push(<dd key={i}>{guest.name}</dd>);
    lastPlus = guest.plusOne;
  });
  return <dl>{rows}</dl>;
}
