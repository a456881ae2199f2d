import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Loads a module of the compiler by Node itself: symbols and sections then share one copy of everything. */
export const native = createRequire(import.meta.filename) as <T>(path: string) => T;

export const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name);
