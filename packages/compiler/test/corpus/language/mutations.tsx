// Outer variables that the callback of a page list changes: refused.
import type { ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  items: z.array(z.object({ title: z.string(), price: z.int(), sale: z.boolean() })),
  groups: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  max: z.int(),
});
type Props = z.infer<typeof props>;

// expect: refused compute the value
export function CountedUp({ items }: Props) {
  let number = 0;
  return (
    <ol>
      {items.map((item) => {
        number += 1; // <- refused
        return (
          <li key={item.title}>
            {number}. {item.title}
          </li>
        );
      })}
    </ol>
  );
}

// expect: refused compute the value
export function PreIncrement({ groups }: Props) {
  let id = 0;
  return (
    <div>
      {groups.map((group) =>
        group.values.map((value) => (
          <p
            key={value}
            data-id={
              ++id // <- refused
            }
          >
            {value}
          </p>
        )),
      )}
    </div>
  );
}

// expect: refused map
export function PushedElements({ items }: Props) {
  const rows: ReactNode[] = [];
  items.forEach((item) => rows.push(<li key={item.title}>{item.title}</li>)); // <- refused
  return <ul>{rows}</ul>;
}

// expect: refused map
export function PushedInLoop({ items }: Props) {
  const rows: ReactNode[] = [];
  for (const item of items) if (item.sale) rows.push(<li key={item.title}>{item.title}</li>); // <- refused
  return rows.length > 0 ? <ul>{rows}</ul> : null;
}

// expect: refused compute the value
export function RunningTotal({ items }: Props) {
  let total = 0;
  const lines = items.map((item) => {
    total += item.price; // <- refused
    return <li key={item.title}>{total}</li>;
  });
  return <ul>{lines}</ul>;
}

// expect: refused compute the value
export function GroupHeadings({ items }: Props) {
  let last = '';
  return (
    <div>
      {items.map((item, index) => {
        const letter = item.title === last ? null : <h3>{item.title}</h3>;
        last = item.title; // <- refused
        return <div key={index}>{letter}</div>;
      })}
    </div>
  );
}

// expect: refused .map
export function FilledRecord({ items }: Props) {
  const counts: Record<string, number> = {};
  for (const { title } of items) counts[title] = (counts[title] ?? 0) + 1; // <- refused
  return <p>{counts.sale ?? 0}</p>;
}

let renders = 0;

// A variable of the module lives longer than one render.
// expect: refused compute the value
export function CountedRenders({ max }: Props) {
  renders += 1; // <- refused
  return (
    <p>
      {renders} of {max}
    </p>
  );
}

// What a handler changes is none of the first render's.
// expect: ok
export function MutationInHandler({ items }: Props) {
  const clicked = { count: 0 };
  return (
    <div>
      {items.map((item, index) => (
        <button key={index} type="button" onClick={() => (clicked.count += item.price)}>
          {item.title}
        </button>
      ))}
    </div>
  );
}
