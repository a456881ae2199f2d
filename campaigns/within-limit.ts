import { setTimeout as wait } from 'node:timers/promises';

/** ms */
const LIMIT = 60_000;

/** The promise, or after `ms` a rejection with the sentence that `giveUp` returns; it may end what is waited for. */
export async function withinLimit<T>(promise: Promise<T>, ms: number, giveUp: () => string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(giveUp())), ms);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until it is so; rejects after 60 s, with what was waited for. */
export async function waitUntil(what: string, isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + LIMIT;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`Waited ${LIMIT / 1000} s until ${what}.`);
    await wait(5);
  }
}
