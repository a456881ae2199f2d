// Values that are read once, when the module is loaded: at build on one side, on the visitor's device on the other.
import { z } from 'zod';

export const props = z.object({ title: z.string() });
type Props = z.infer<typeof props>;

const LOADED = new Date().toISOString(); // <- refused

// expect: refused data
export function LoadedAt({ title }: Props) {
  return <p data-loaded={LOADED}>{title}</p>;
}

const TOKEN = Math.random().toString(36); // <- refused

// expect: refused effect
export function Token({ title }: Props) {
  return <input type="hidden" name={title} value={TOKEN} />;
}

const TOUCH = typeof window !== 'undefined' && 'ontouchstart' in window; // <- refused

// expect: refused ClientOnly
export function TouchDevice({ title }: Props) {
  return <p className={TOUCH ? 'touch' : 'mouse'}>{title}</p>;
}

// What the module reads is not shown here.
// expect: ok or refused
export function WithoutTheClock({ title }: Props) {
  return <p>{title}</p>;
}
