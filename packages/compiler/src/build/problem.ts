/** A mistake in the storefront's source, told with its place. */
import { fileURLToPath } from 'node:url';

export interface Problem {
  file: string;
  /** From 1; 0 where unknown. */
  line: number;
  message: string;
}

const FRAME = /\(?(file:\/\/[^\s)]+?)(?:\?vitrine=\w+)?:(\d+):\d+\)?\s*$/;

/**
 * What went wrong and where: the place is the first frame of the stack that lies in the storefront's own source. The
 * loader keeps lines where they are, so that no source map is needed.
 */
export function problemOf(error: unknown, fallback: string): Problem {
  if (!(error instanceof Error)) return { file: fallback, line: 0, message: String(error) };
  const located = error as Error & { loc?: { line: number; file?: string }; id?: string };
  // Babel draws the code with the line marked.
  const drawn = /^> *(\d+) \|/m.exec(error.message)?.[1];
  if (drawn !== undefined)
    return { file: fileIn(error.message) ?? fallback, line: Number(drawn), message: firstLine(error.message) };
  if (located.loc)
    return {
      file: located.loc.file ?? located.id ?? fallback,
      line: located.loc.line,
      message: firstLine(error.message),
    };
  for (const frame of (error.stack ?? '').split('\n')) {
    const [, url, line] = FRAME.exec(frame) ?? [];
    if (url === undefined || line === undefined || !frame.includes('?vitrine=')) continue;
    return { file: fileURLToPath(url), line: Number(line), message: error.message };
  }
  return {
    file: fallback,
    line: 0,
    message: error.name === 'RefusedError' ? error.message : (error.stack ?? error.message),
  };
}

/** Babel puts the file before and a drawing of the code after its message. */
const fileIn = (message: string): string | undefined => /^(\/\S+?): /.exec(message)?.[1];
const firstLine = (message: string): string =>
  (message.split('\n')[0] ?? message).replace(/^\/\S+: /, '').replace(/ \(\d+:\d+\)$/, '');

export const printProblem = ({ file, line, message }: Problem, base: string): string => {
  const name = file.startsWith(base) ? file.slice(base.length).replace(/^\//, '') : file;
  return `${name}${line > 0 ? `:${line}` : ''}: ${message}`;
};
