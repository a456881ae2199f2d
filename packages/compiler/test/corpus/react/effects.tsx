import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { z } from 'zod';

export const props = z.object({
  handle: z.string(),
  recommended: z.array(z.string()),
  seconds: z.int(),
  autoplay: z.boolean(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function FetchInAnEffect({ handle, recommended }: Props) {
  const [items, setItems] = useState<string[] | null>(null);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    let ignore = false;
    fetch(`/recommendations/${handle}.json`)
      .then((response) => response.json())
      .then((json) => {
        if (!ignore) setItems(json);
      })
      .catch(setError);
    return () => {
      ignore = true;
    };
  }, [handle]);
  if (error) return <p role="alert">{error.message}</p>;
  return <p aria-busy={items === null}>{(items ?? recommended).join(' · ')}</p>;
}

// expect: ok
export function TimerInAnEffect({ seconds, autoplay }: Props) {
  const [left, setLeft] = useState(seconds);
  const [playing, setPlaying] = useState(autoplay);
  const started = useRef<number>(null);
  useEffect(() => {
    if (!playing) return;
    started.current = Date.now();
    const id = setInterval(() => setLeft((n) => Math.max(0, n - 1)), 1000);
    return () => clearInterval(id);
  }, [playing]);
  return (
    <p>
      {left}s
      <button type="button" onClick={() => setPlaying(!playing)}>
        {playing ? 'Pause' : 'Play'}
      </button>
    </p>
  );
}

// expect: ok
export function ShownAfterMount({ handle }: Props) {
  const [mounted, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  useInsertionEffect(() => {
    document.documentElement.dataset.page = handle;
  });
  useEffect(() => {
    document.title = handle;
  }, [handle]);
  return mounted ? <p>{window.location.href}</p> : <p>Loading {handle}</p>;
}

// expect: refused window
export function ReadsTheWindow({ handle }: Props) {
  const wide = window.innerWidth > 900; // <- refused
  return <p className={wide ? 'wide' : 'narrow'}>{handle}</p>;
}

// expect: refused localStorage
export function ReadsTheStorage({ handle }: Props) {
  const [recent] = useState(() => localStorage.getItem('recent')); // <- refused
  return (
    <p>
      {recent} {handle}
    </p>
  );
}

// expect: refused window
export function BrowserCheck({ handle }: Props) {
  const wide = typeof window !== 'undefined' && window.innerWidth > 900; // <- refused
  return (
    <p>
      {wide ? 'Wide' : 'Narrow'} {handle}
    </p>
  );
}
