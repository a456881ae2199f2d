import { freePortFrom } from './free-port.ts';

/** Below the ports that systems hand out by themselves, so that no other test is given one of these in between. */
const LOWEST = 11_000;
const COUNT = 20_000;

/** A free port, for a program that needs one as an argument. Every call answers another. */
export function ownPort(): Promise<number> {
  return freePortFrom(LOWEST + Math.floor(Math.random() * COUNT));
}
