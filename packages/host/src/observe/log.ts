import { terminalLines } from '@vitrine/contract/text/terminal-text.ts';
import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, destination, pino, stdTimeFunctions } from 'pino';
import { createLineBudget } from './line-budget.ts';
import { scrub } from './scrub.ts';

/** `json`: a line of JSON each; `text`: warnings and errors for people; `off`: nothing. */
export type LogFormat = 'json' | 'text' | 'off';

/** One request, as the log may know it. */
export interface RequestLine {
  id: string;
  method: string;
  /** The pattern, never the address: `/checkouts/:token/payment`. */
  route: string;
  status: number;
  ms: number;
  /** Of the body as it was sent; absent where it was streamed or cut. */
  bytes?: number;
  /** Shortened (`shortAddress`). */
  network: string;
}

/** The host's log. No personal data is written: free texts go through `scrub`. */
export interface Log {
  /** Whether a request of this status and duration (ms) is written: refused, failed and slow ones, the others on level `debug` alone. */
  wants(status: number, ms: number): boolean;
  /** An answered request that is to be logged. */
  request(line: RequestLine): void;
  /** Something goes wrong that is no single request's fault. */
  warn(text: string): void;
  /** A request failed, by a fault of this program. */
  failure(at: Pick<RequestLine, 'id' | 'method' | 'route'>, error: unknown): void;
  /** For Fastify, which writes little of its own. */
  logger: FastifyBaseLogger;
}

export interface LogOptions {
  format: LogFormat;
  /** `debug` writes every request. */
  level?: 'debug' | 'info';
  /** Takes one line without its end; stderr where absent. */
  write?: (line: string) => void;
  /** ms since 1970. */
  now?: () => number;
}

/** ms from which a request counts as slow. */
const SLOW = 1000;
/** Lines about requests in each second; the next line counts the skipped ones. */
export const REQUEST_LINES_PER_SECOND = 10;
/** Bytes of lines that wait for a reader that is slow; further ones are dropped, because a shop does not wait for its log. */
const MAX_WAITING = 1024 * 1024;

export function createLog({ format, level = 'info', write, now = Date.now }: LogOptions): Log {
  const budget = createLineBudget(REQUEST_LINES_PER_SECOND, now);
  const faults = createLineBudget(REQUEST_LINES_PER_SECOND, now);
  const logger = pino(
    {
      level: format === 'off' ? 'silent' : format === 'text' ? 'warn' : level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Fastify's own name people and their addresses.
      serializers: { err: textOf, req: () => undefined, res: () => undefined },
      hooks: {
        logMethod(args, method) {
          for (const [index, part] of args.entries()) if (typeof part === 'string') args[index] = scrub(part);
          method.apply(this, args);
        },
      },
    },
    streamOf(format, write),
  );

  const writesSome = logger.isLevelEnabled('info');
  const writesAll = logger.isLevelEnabled('debug');
  return {
    logger,
    wants: (status, ms) => writesAll || (writesSome && (status >= 400 || ms >= SLOW)),
    request(line) {
      if (writesAll) {
        logger.info(line, 'request');
        return;
      }
      const leftOut = budget.take();
      if (leftOut !== null) logger.info(leftOut > 0 ? { ...line, leftOut } : line, 'request');
    },
    warn: (text) => logger.warn(text),
    failure(at, error) {
      if (faults.take() !== null) logger.error({ ...at, err: error }, 'request failed');
    },
  };
}

/** An error as the log may know it: its stack is worth more than its fields, which may hold anything. */
function textOf(error: unknown): string {
  return scrub(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

function streamOf(format: LogFormat, write?: (line: string) => void): DestinationStream {
  if (format === 'text') return { write: (line) => (write ?? console.error)(terminalLines(readable(line))) };
  if (write) return { write: (line) => write(line.trimEnd()) };
  return destination({ dest: 2, sync: false, maxLength: MAX_WAITING });
}

interface Written {
  msg?: string;
  id?: string;
  method?: string;
  route?: string;
  err?: string;
}

/** A line for people: the message, or the failed request and its error. */
function readable(line: string): string {
  const { msg = '', id, method, route, err }: Written = JSON.parse(line);
  if (err === undefined) return msg;
  return route === undefined ? `${msg}: ${err}` : `${method} ${route} (${id}): ${err}`;
}
