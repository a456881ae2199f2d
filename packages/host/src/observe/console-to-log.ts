import { format } from 'node:util';
import type { Log } from './log.ts';

/** Redirects console warnings and errors, also those of dependencies, to the log. Returns a function that undoes it. */
export function consoleToLog(log: Log): () => void {
  const { warn, error } = console;
  console.warn = (...parts: unknown[]) => log.warn(format(...parts));
  console.error = console.warn;
  return () => {
    console.warn = warn;
    console.error = error;
  };
}
