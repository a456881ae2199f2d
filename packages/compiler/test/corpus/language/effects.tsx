// Effects do nothing in the first render: what is shown is the initial state.
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { z } from 'zod';

export const props = z.object({ title: z.string(), stock: z.int(), items: z.array(z.string()), open: z.boolean() });
type Props = z.infer<typeof props>;

// expect: ok
export function Mounted({ title }: Props) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted ? <p>{title}</p> : <p aria-busy="true">…</p>;
}

// expect: ok
export function Fetched({ title, items }: Props) {
  const [found, setFound] = useState<string[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    fetch(`/search?q=${encodeURIComponent(title)}`, { signal: controller.signal })
      .then((response) => response.json())
      .then(setFound, () => setFailed(true));
    return () => controller.abort();
  }, [title]);
  if (failed) return <p role="alert">Failed</p>;
  return (
    <ul aria-busy={found === null}>
      {(found ?? items).map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

function useCounter(start: number) {
  const [count, add] = useReducer(
    (old: number, by: number) => old + by,
    start,
    (value) => Math.max(value, 0),
  );
  const log = useEffectEvent(() => console.log(count));
  useLayoutEffect(() => {
    const timer = setInterval(() => log(), 1000);
    return () => clearInterval(timer);
  }, []);
  return [count, add] as const;
}

// expect: ok
export function CustomHook({ stock, open }: Props) {
  const [count, add] = useCounter(stock);
  const [start] = useCounter(2);
  return (
    <p>
      <button type="button" disabled={!open} onClick={() => add(1)}>
        {count}
      </button>
      {start}
    </p>
  );
}

// React's rules forbid to read a ref in render, which is why either is right.
// expect: ok or refused
export function RefOfEffect({ title }: Props) {
  const width = useRef<number | null>(null);
  useEffect(() => {
    width.current = document.body.clientWidth;
  });
  return <p>{width.current === null ? title : width.current}</p>;
}

// State that is changed while rendering is rendered again before anything is shown.
// expect: ok or refused
export function StateSetInRender({ stock }: Props) {
  const [previous, setPrevious] = useState(0);
  const [changes, setChanges] = useState(0);
  if (previous !== stock) {
    setPrevious(stock);
    setChanges(changes + 1);
  }
  return (
    <p>
      {previous} {changes}
    </p>
  );
}
