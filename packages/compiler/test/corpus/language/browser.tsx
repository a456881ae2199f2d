// What only the browser has: refused in render, at home in effects and handlers.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';

export const props = z.object({ title: z.string(), handle: z.string(), wide: z.boolean() });
type Props = z.infer<typeof props>;

// expect: refused ClientOnly
export function WindowWidth({ title }: Props) {
  const small = typeof window !== 'undefined' && window.innerWidth < 600; // <- refused
  return <p className={small ? 'small' : 'large'}>{title}</p>;
}

// expect: refused ClientOnly
export function Remembered({ title, handle }: Props) {
  const [open] = useState(() => localStorage.getItem(handle) === 'open'); // <- refused
  return <details open={open}>{title}</details>;
}

// expect: refused ClientOnly
export function CurrentPath({ title }: Props) {
  const path = window.location.pathname; // <- refused
  return (
    <a href="/cart" aria-current={path === '/cart' ? 'page' : undefined}>
      {title}
    </a>
  );
}

const canShare = () => {
  return 'share' in navigator; // <- refused
};

// expect: refused ClientOnly
export function Share({ title }: Props) {
  return canShare() ? <button type="button">Share {title}</button> : <p>{title}</p>;
}

// expect: refused ClientOnly
export function Portrait({ wide, title }: Props) {
  if (wide && matchMedia('(orientation: portrait)').matches) return <p>{title}</p>; // <- refused
  return <b>{title}</b>;
}

// expect: refused ClientOnly
export function PageTitle({ title }: Props) {
  const shown = title || document.title; // <- refused
  return <h1>{shown}</h1>;
}

const subscribe = (notify: () => void) => {
  window.addEventListener('online', notify);
  return () => window.removeEventListener('online', notify);
};

// expect: ok
export function ServerSnapshot({ title }: Props) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <p className={online ? 'online' : 'offline'}>{title}</p>;
}

// expect: ok
export function BrowserInEffectsAndHandlers({ title, handle }: Props) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    setOpen(localStorage.getItem(handle) === 'open');
    document.title = title;
  }, [handle, title]);
  const toggle = () => {
    localStorage.setItem(handle, open ? 'closed' : 'open');
    window.dispatchEvent(new CustomEvent('toggled', { detail: handle }));
    setOpen(!open);
  };
  return (
    <button type="button" aria-expanded={open} onClick={toggle}>
      {title}
    </button>
  );
}
