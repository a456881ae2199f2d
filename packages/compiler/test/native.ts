import { createRequire } from 'node:module';

/** Loads a module of the compiler by Node itself: symbols and sections then share one copy of everything. */
export const native = createRequire(import.meta.url) as <T>(path: string) => T;

export const fixture = (name: string): string => new URL(`fixtures/${name}`, import.meta.url).pathname;
