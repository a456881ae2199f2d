// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let width = 0;
let still = false;
const heard: (() => void)[] = [];

/** As a browser answers the two questions that are asked of it. */
function matches(query: string): boolean {
  const least = /^\(min-width: (\d+)px\)$/.exec(query)?.[1];
  return least === undefined ? query === '(prefers-reduced-motion: reduce)' && still : width >= Number(least);
}

beforeEach(() => {
  vi.resetModules();
  heard.length = 0;
  still = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: (_: string, listener: () => void) => heard.push(listener),
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function windowOf(px: number) {
  width = px;
  return (await import('./viewport.ts')).viewport;
}

it('a window of 1024 px is a desktop, and a change of it is told', { tags: ['layout-1'] }, async () => {
  const viewport = await windowOf(1024);
  expect(viewport.getState().desktop).toBe(true);
  const told: boolean[] = [];
  viewport.subscribe(({ desktop }) => told.push(desktop));
  width = 1023;
  for (const tell of heard) tell();
  expect(told.at(-1)).toBe(false);
  expect(viewport.getState().desktop).toBe(false);
});

it('knows who asked for less movement', async () => {
  const viewport = await windowOf(390);
  expect(viewport.getState()).toEqual({ desktop: false, reducedMotion: false });
  still = true;
  for (const tell of heard) tell();
  expect(viewport.getState().reducedMotion).toBe(true);
});

it('a paint is the same everywhere: that of a phone that may move', async () => {
  const viewport = await windowOf(1280);
  expect(viewport.getInitialState()).toEqual({ desktop: false, reducedMotion: false });
});
