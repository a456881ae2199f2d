import { useState } from 'react';
import { z } from 'zod';

export const props = z.object({
  initialCount: z.int(),
  name: z.string().nullable(),
  variants: z.array(z.object({ id: z.int(), title: z.string(), available: z.boolean() })),
  selected: z.int().nullable(),
  open: z.boolean(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function CounterFromProp({ initialCount }: Props) {
  const [count, setCount] = useState(initialCount);
  return (
    <button type="button" onClick={() => setCount((n) => n + 1)}>
      Clicked {count} {count === 1 ? 'time' : 'times'}
    </button>
  );
}

// expect: ok
export function LazyInitialiser({ variants, selected }: Props) {
  const [current] = useState(() => {
    const found = variants.find((variant) => variant.id === selected);
    return found ?? null;
  });
  if (current === null) return <p>Choose a size</p>;
  return <p data-available={current.available}>{current.title}</p>;
}

function createWords() {
  const words = [];
  for (let i = 0; i < 3; i++) words.push(`Look ${i + 1}`);
  return words;
}

// expect: ok
export function InitialiserPassedByName({ name }: Props) {
  const [todos, setTodos] = useState(createWords);
  const [draft, setDraft] = useState(name ?? '');
  return (
    <>
      <input value={draft} onChange={(event) => setDraft(event.target.value)} />
      <button type="button" onClick={() => setTodos([draft, ...todos])}>
        Add
      </button>
      <ul>
        {todos.map((todo) => (
          <li key={todo}>{todo}</li>
        ))}
      </ul>
    </>
  );
}

// expect: ok
export function SelectedRow({ variants }: Props) {
  const [active, setActive] = useState(variants[0]);
  return (
    <ul>
      {variants.map((variant, index) => (
        <li key={index} aria-current={variant === active}>
          <button type="button" onClick={() => setActive(variant)}>
            {variant.title}
          </button>
        </li>
      ))}
      {active && <li>{active.title}</li>}
    </ul>
  );
}

// expect: ok
export function SeveralStates({ open, variants }: Props) {
  const [index, setIndex] = useState(0);
  const [showMore, setShowMore] = useState(open);
  const [hovered] = useState<number | null>(null);
  const [missing] = useState<string>();
  const hasNext = index < variants.length - 1;
  const variant = variants[index];
  return (
    <section>
      <button type="button" disabled={!hasNext} onClick={() => hasNext && setIndex(index + 1)}>
        Next
      </button>
      <h3>
        ({index + 1} of {variants.length})
      </h3>
      <button type="button" aria-expanded={showMore} onClick={() => setShowMore(!showMore)}>
        {showMore ? 'Hide' : 'Show'} details
      </button>
      {showMore && variant && <p>{variant.title}</p>}
      {hovered !== null && <p>{hovered}</p>}
      {missing ?? 'nothing missing'}
    </section>
  );
}

// expect: ok
export function StateOfABooleanProp({ open, selected }: Props) {
  const [isOpen, setOpen] = useState(open || selected !== null);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Shipping</summary>
      {selected ?? 'none'}
    </details>
  );
}

// expect: ok or refused
export function SetStateWhileRendering({ variants, selected }: Props) {
  const [previous, setPrevious] = useState(selected);
  const [trend, setTrend] = useState<string | null>(null);
  if (previous !== selected) {
    setPrevious(selected);
    setTrend('changed');
  }
  return (
    <p>
      {variants.length} {trend === null ? 'unchanged' : trend}
    </p>
  );
}
