import { format } from 'node:util';
import type { Log } from './log.ts';

/**
 * From here on, what code writes as a warning or an error to the console (that of dependencies too) is a line of the log, for a reader who
 * expects nothing else there. Returns how to take that back.
 */
export function consoleToLog(log: Log): () => void {
  const { warn, error } = console;
  console.warn = (...parts: unknown[]) => log.warn(format(...parts));
  console.error = console.warn;
  return () => {
    console.warn = warn;
    console.error = error;
  };
}
