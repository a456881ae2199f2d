import { memo, startTransition, useCallback, useDeferredValue, useMemo, useState, useTransition } from 'react';
import { z } from 'zod';

export const props = z.object({
  todos: z.array(z.object({ id: z.int(), text: z.string(), done: z.boolean() })),
  tab: z.enum(['all', 'active', 'done']),
  query: z.string(),
  theme: z.string().optional(),
});
type Props = z.infer<typeof props>;

function filterTodos(todos: Props['todos'], tab: Props['tab']) {
  return todos.filter((todo) => {
    if (tab === 'all') {
      return true;
    } else if (tab === 'active') {
      return !todo.done;
    }
    return todo.done;
  });
}

// expect: ok
export function MemoisedFilter({ todos, tab }: Props) {
  const visible = useMemo(() => filterTodos(todos, tab), [todos, tab]);
  return (
    <ul>
      {visible.map((todo) => (
        <li key={todo.id}>{todo.done ? <s>{todo.text}</s> : todo.text}</li>
      ))}
    </ul>
  );
}

const Item = memo(
  function Item({ text, onPick }: { text: string; onPick: (text: string) => void }) {
    return (
      <button type="button" onClick={() => onPick(text)}>
        {text}
      </button>
    );
  },
  (before, after) => before.text === after.text,
);

// expect: ok
export function MemoAndCallback({ todos, query }: Props) {
  const [picked, setPicked] = useState(query);
  const onPick = useCallback((text: string) => startTransition(() => setPicked(text)), []);
  const element = useMemo(() => <Item text={picked} onPick={onPick} />, [picked, onPick]);
  return (
    <div>
      {element}
      {todos.map(({ id, text }) => (
        <Item key={id} text={text} onPick={onPick} />
      ))}
    </div>
  );
}

// expect: ok
export function DeferredValue({ query, todos }: Props) {
  const [text, setText] = useState(query);
  const deferred = useDeferredValue(text);
  const initial = useDeferredValue(text, 'first');
  const isStale = text !== deferred;
  return (
    <>
      <input value={text} onChange={(e) => setText(e.target.value)} />
      <p style={{ opacity: isStale ? 0.5 : 1 }}>
        {deferred} {initial} {todos.length}
      </p>
    </>
  );
}

// expect: ok
export function Transition({ tab: first }: Props) {
  const [isPending, startTabTransition] = useTransition();
  const [tab, setTab] = useState(first);
  return (
    <>
      {(['all', 'active', 'done'] as const).map((one) =>
        one === tab ? (
          <b key={one}>{one}</b>
        ) : (
          <button type="button" key={one} disabled={isPending} onClick={() => startTabTransition(() => setTab(one))}>
            {one}
          </button>
        ),
      )}
      {isPending && <p>Loading…</p>}
    </>
  );
}

const cache = new Map<string, string>();

// expect: ok or refused
export function ModuleCache({ query, theme = 'plain' }: Props) {
  let label = cache.get(query);
  if (label === undefined) {
    label = `${query}/${theme}`;
    cache.set(query, label);
  }
  return <p>{label.length > 0 ? query : 'never'}</p>;
}
